const PAUSE_MS = 250

/** Submits the form as it works without a script: no rule about money is here. */
const ask = async (form: HTMLFormElement, signal: AbortSignal): Promise<Element | null> => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(Object.fromEntries(fields))
  const answer = await fetch(`${location.pathname}?${query}`, { signal })
  if (!answer.ok) return null
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.querySelector('[data-calculator] output')
}

/** The calculator updates while typing. */
export const calculateWhileTyping = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-calculator]')
  const output = form?.querySelector('output')
  if (!form || !output) return
  let under = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const calculate = async (): Promise<void> => {
    under.abort()
    under = new AbortController()
    const fresh = await ask(form, under.signal)
    if (fresh) output.replaceChildren(...fresh.childNodes)
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    // If it fails, the button still works.
    if (form.checkValidity()) timer = setTimeout(() => void calculate().catch(() => undefined), PAUSE_MS)
  })
}
