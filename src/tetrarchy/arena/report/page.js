/** Sorts and filters the components of a report; without it they stand as they were written. */
export function arrange(page) {
  for (const form of page.querySelectorAll('form.controls')) {
    const lists = [...form.parentElement.querySelectorAll('.sortable')]
    const show = () => {
      const order = form.sort?.value
      const wanted = form.find.value.trim().toLowerCase()
      for (const list of lists) {
        const rows = [...list.children]
        if (order === 'name') rows.sort((a, b) => a.dataset.name.localeCompare(b.dataset.name))
        else if (order) rows.sort((a, b) => Number(b.dataset[order]) - Number(a.dataset[order]))
        for (const row of rows) {
          const found = row.dataset.name.toLowerCase().includes(wanted)
          row.hidden = !found || (form.sure.checked && row.dataset.sure !== '1')
        }
        list.append(...rows)
      }
    }
    form.addEventListener('input', show)
    form.addEventListener('submit', (event) => event.preventDefault())
    form.hidden = false
  }
}
