// Answers the widgets' calls: the documentation has no backend.
const poll = {
  id: 1,
  question: 'Which section do you read first?',
  active: true,
  totalVotes: 1180,
  options: [
    { id: 1, title: 'The city', votes: 512 },
    { id: 2, title: 'Opinion', votes: 391 },
    { id: 3, title: 'The crossword', votes: 277 },
  ],
}

const answers = [
  [/\/poll\/1\/?$/, () => poll],
  [/\/poll\/1\/vote/, () => poll],
]

const realFetch = window.fetch
window.fetch = async (input, init) => {
  const { pathname } = new URL(input.url ?? input, location.href)
  if (!pathname.includes('/api/front/')) return realFetch(input, init)
  const answer = answers.find(([pattern]) => pattern.test(pathname))?.[1]()
  return Response.json(answer ? { response: answer } : {}, { status: answer ? 200 : 404 })
}

const form = document.querySelector('.tokens')
const css = document.querySelector('textarea')

function showTokens() {
  const set = [...new FormData(form)].filter(([, value]) => value.trim() !== '')
  for (const { name } of form.elements) document.documentElement.style.removeProperty(name)
  for (const [name, value] of set) document.documentElement.style.setProperty(name, value)
  const lines = set.map(([name, value]) => `  ${name}: ${value};`)
  css.value = lines.length > 0 ? `:root {\n${lines.join('\n')}\n}\n` : ''
}

form.addEventListener('input', showTokens)
form.addEventListener('submit', (event) => event.preventDefault())

const dark = document.querySelector('.dark')
dark.addEventListener('click', () => {
  const isDark = dark.getAttribute('aria-pressed') !== 'true'
  dark.setAttribute('aria-pressed', String(isDark))
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  document.body.classList.toggle('dark-mode', isDark)
  document.body.classList.toggle('light-mode', !isDark)
})

showTokens()
