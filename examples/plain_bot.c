/* A bot in plain C that knows nothing of Tetrarchy but its bot protocol: cc -O2 -o plain_bot plain_bot.c
 *
 * It asks to be told what each action would bring at once, and takes what brings most. Among equals it places
 * and keeps things first, and passes and throws things away last; apart from that it draws lots.
 * A line of JSON is walked through in place: key() finds the value of a key, skip() passes over a value.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const EAGER[] = {"place", "keep"};
static const char *const IDLE[] = {"pass", "stop", "done", "discard", "drop"};

enum { MOST_ACTIONS = 4096 };

typedef struct {
  long code;
  long gain;        /* the points that it brings at once; 0 where nobody can know */
  const char *verb; /* a string of the line, with its quotes */
} Action;

/* ---------------------------------------------------------------- JSON */

static const char *blank(const char *at) {
  while (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r') at++;
  return at;
}

/* What follows a string. */
static const char *skip_string(const char *at) {
  for (at++; *at && *at != '"'; at++)
    if (*at == '\\' && at[1]) at++;
  return *at ? at + 1 : at;
}

/* What follows a value of any kind. */
static const char *skip(const char *at) {
  int depth = 0;
  at = blank(at);
  do {
    if (*at == '"') {
      at = skip_string(at);
    } else if (*at == '{' || *at == '[') {
      depth++, at++;
    } else if (*at == '}' || *at == ']') {
      depth--, at++;
    } else if (depth) {
      at++;
    } else {
      while (*at && !strchr(",]} \t\r\n", *at)) at++;
    }
  } while (*at && depth > 0);
  return at;
}

/* Whether a string of the line is this word. */
static int is(const char *at, const char *word) {
  size_t length = strlen(word);
  return *at == '"' && strncmp(at + 1, word, length) == 0 && at[1 + length] == '"';
}

/* The value of a key of an object, or NULL. */
static const char *key(const char *object, const char *name) {
  const char *at = blank(object);
  if (*at != '{') return NULL;
  at = blank(at + 1);
  while (*at == '"') {
    const char *value = blank(skip_string(at));
    if (*value != ':') return NULL;
    value = blank(value + 1);
    if (is(at, name)) return value;
    at = blank(skip(value));
    if (*at == ',') at = blank(at + 1);
  }
  return NULL;
}

static long long number(const char *object, const char *name) {
  const char *value = key(object, name);
  return value ? atoll(value) : 0;
}

/* ---------------------------------------------------------------- the bot */

static uint64_t state;

/* SplitMix64: depends on the seed alone. */
static uint64_t draw(void) {
  uint64_t word = state += 0x9E3779B97F4A7C15u;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
  return word ^ (word >> 31);
}

/* 1 for what is done first among equals, -1 for what is done last. */
static int zeal(const Action *action) {
  for (size_t at = 0; at < sizeof EAGER / sizeof *EAGER; at++)
    if (is(action->verb, EAGER[at])) return 1;
  for (size_t at = 0; at < sizeof IDLE / sizeof *IDLE; at++)
    if (is(action->verb, IDLE[at])) return -1;
  return 0;
}

/* One of the legal actions; `view` is all that the seat may know. */
static Action decide(const char *view, const Action *legal, size_t length) {
  static Action best[MOST_ACTIONS];
  size_t found = 0;
  long most = 0;
  (void)view;
  for (size_t at = 0; at < length; at++) {
    long promise = 3 * legal[at].gain + zeal(&legal[at]);
    if (!found || promise > most) {
      most = promise;
      found = 0;
    }
    if (promise == most) best[found++] = legal[at];
  }
  return best[draw() % found];
}

static void answer(const char *message) {
  static Action legal[MOST_ACTIONS];
  size_t length = 0;
  const char *at = key(message, "legal");
  state = (uint64_t)number(message, "seed");
  if (!at) return;
  for (at = blank(at + 1); *at == '{' && length < MOST_ACTIONS; length++) {
    const char *fields = key(at, "fields");
    legal[length].code = (long)number(at, "code");
    legal[length].gain = (long)number(at, "gain");
    legal[length].verb = fields ? key(fields, "verb") : "\"\"";
    at = blank(skip(at));
    if (*at == ',') at = blank(at + 1);
  }
  if (!length) return;
  printf("{\"turn\": %lld, \"action\": %ld}\n", number(message, "turn"),
         decide(key(message, "view"), legal, length).code);
}

int main(void) {
  char *line = NULL;
  size_t room = 0, length = 0;
  int letter;
  while ((letter = getchar()) != EOF) {
    if (length + 1 >= room) {
      room = room ? 2 * room : 65536;
      line = realloc(line, room);
      if (!line) return 1;
    }
    line[length++] = (char)letter;
    if (letter != '\n') continue;
    line[length] = '\0';
    length = 0;
    const char *type = key(line, "type");
    if (type && is(type, "hello")) puts("{\"type\": \"ready\", \"previews\": true}");
    if (type && is(type, "turn")) answer(line);
    fflush(stdout);
  }
  free(line);
  return 0;
}
