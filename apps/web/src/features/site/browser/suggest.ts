const LEAST = 2
const PAUSE_MS = 150

const namesOf = (answer: unknown): readonly string[] => {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : []
  return Array.isArray(data) ? data.map(({ name }) => String(name)) : []
}

const ask = async (search: string, signal: AbortSignal): Promise<readonly string[]> => {
  const language = document.documentElement.lang === 'en' ? 'en' : 'pt'
  const query = new URLSearchParams({ search, language })
  const answer = await fetch(`/api/v1/specialists/suggestions?${query}`, { signal })
  return answer.ok ? namesOf(await answer.json()) : []
}

/** Browsers show only options that contain the typed text: a complaint is added to the specialty it means. */
const optionFor =
  (typed: string) =>
  (value: string): HTMLOptionElement => {
    const option = document.createElement('option')
    option.value = value
    if (!value.toLowerCase().includes(typed.toLowerCase())) option.label = `${typed} · ${value}`
    return option
  }

/** Specialties, people and cities for the typed text. */
export const suggestIn = (input: HTMLInputElement): void => {
  const list = document.createElement('datalist')
  list.id = 'sugestoes'
  input.after(list)
  input.setAttribute('list', list.id)
  let under = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async (search: string): Promise<void> => {
    under.abort()
    under = new AbortController()
    const names = await ask(search, under.signal)
    list.replaceChildren(...names.map(optionFor(search)))
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    const search = input.value.trim()
    // The form searches without suggestions too.
    if (search.length >= LEAST) timer = setTimeout(() => void look(search).catch(() => undefined), PAUSE_MS)
  })
}

/** The page's search suggests while typing. */
export const suggestWhileTyping = (): void => {
  const input = document.querySelector<HTMLInputElement>('[data-suggest]')
  if (input) suggestIn(input)
}
