const INVALID = '[aria-invalid="true"]'

const focusFirst = (form: HTMLFormElement): void => {
  // The focus was already placed.
  if (document.activeElement?.matches(INVALID)) return
  form.querySelector<HTMLElement>(INVALID)?.focus()
}

/**
 * A form that failed validation focuses its first invalid field: on a phone it may be out of view, and screen reader
 * users would not notice it.
 */
export const focusInvalidFields = (): void => {
  document.addEventListener('submit', ({ target }) => {
    // The errors are drawn after validation.
    if (target instanceof HTMLFormElement) setTimeout(() => focusFirst(target))
  })
}
