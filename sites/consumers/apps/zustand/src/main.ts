import { notes, record } from './notes.js'

const form = document.querySelector('form')
const list = document.querySelector('ul')
const output = document.querySelector('output')

function show() {
  list?.replaceChildren(
    ...Object.entries(notes.getState().texts).map(([name, text]) =>
      Object.assign(document.createElement('li'), { textContent: `${name}: ${text}` }),
    ),
  )
}
notes.subscribe(show)
show()

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const data = new FormData(form)
  notes.getState().write(String(data.get('name')), String(data.get('text')))
  form.reset()
})

const tell = () => {
  if (output) output.value = record.status.read().kind
}
record.status.subscribe(tell)
void record.ready.then(tell)
