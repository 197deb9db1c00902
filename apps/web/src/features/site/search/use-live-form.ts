import { readSearch, type SiteSearch, searchQuery } from '@emma/contracts/site/search'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { suggestIn } from '../browser/suggest.ts'

const PAUSE_MS = 300

type Control = HTMLInputElement | HTMLSelectElement
const isControl = (element: unknown): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== ''
const isTyped = (control: Control): boolean =>
  control instanceof HTMLInputElement && control.type !== 'checkbox'

/** Fills the form from the search; a field being typed in stays. */
const fillIn = (form: HTMLFormElement, search: SiteSearch): void => {
  const fields = searchQuery(search)
  for (const control of [...form.elements].filter(isControl)) {
    const value = fields[control.name] ?? (control.name === 'ordem' ? search.order : '')
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
    else if (!isTyped(control) || control !== document.activeElement) control.value = value
  }
}

const clear = (form: HTMLFormElement, field: string): void => {
  for (const control of [...form.elements].filter(isControl)) {
    if (control.name !== field) continue
    if (control instanceof HTMLInputElement) control.checked = false
    control.value = control instanceof HTMLInputElement && control.type === 'checkbox' ? control.value : ''
  }
}

interface Live {
  readonly search: SiteSearch
  /** Called on each change, for texts after a pause. */
  readonly onSearch: (search: SiteSearch) => void
  /** Called for a press on a link to another search. */
  readonly onFollow: (href: string) => void
}

/** Makes a search form react to each change, without a button. */
export const useLiveForm = (root: HTMLElement | null, { search, ...on }: Live): void => {
  const tell = useEffectEvent((form: HTMLFormElement) => {
    const data = new FormData(form)
    on.onSearch(readSearch((field) => String(data.get(field) ?? '')))
  })
  const follow = useEffectEvent((href: string) => on.onFollow(href))
  /** Changes in the form are not in the search yet: filling it in would lose them. */
  const isChanged = useRef(false)
  useLayoutEffect(() => {
    const form = root?.querySelector('form')
    if (form && !isChanged.current) fillIn(form, search)
  }, [root, search])
  useEffect(() => {
    const words = root?.querySelector<HTMLInputElement>('[data-suggest]')
    if (words) suggestIn(words)
  }, [root])
  // Before the paint: a press on what is seen must never leave the app.
  useLayoutEffect(() => {
    const form = root?.querySelector('form')
    if (!root || !form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (ms: number) => {
      clearTimeout(timer)
      isChanged.current = true
      timer = setTimeout(() => {
        isChanged.current = false
        tell(form)
      }, ms)
    }
    const onInput = ({ target }: Event) => isControl(target) && soon(isTyped(target) ? PAUSE_MS : 0)
    const onSubmit = (event: Event) => {
      event.preventDefault()
      form.querySelector('details')?.removeAttribute('open')
      soon(0)
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      const { clears, search: isSearch } = link.dataset
      if (clears === undefined && isSearch === undefined) return
      event.preventDefault()
      if (clears === undefined) return follow(link.getAttribute('href') ?? '')
      clear(form, clears)
      soon(0)
    }
    root.addEventListener('input', onInput)
    root.addEventListener('submit', onSubmit)
    root.addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      isChanged.current = false
      root.removeEventListener('input', onInput)
      root.removeEventListener('submit', onSubmit)
      root.removeEventListener('click', onClick)
    }
  }, [root])
}
