const INVALID = '[aria-invalid="true"]'

const focusFirst = (form: HTMLFormElement): void => {
  // The focus was already placed.
  if (document.activeElement?.matches(INVALID)) return
  form.querySelector<HTMLElement>(INVALID)?.focus()
}

/**
 * A form that was refused shows its first wrong field: on a phone it may lie above what is seen,
 * and who only hears the page would not know of it.
 */
export const focusInvalidFields = (): void => {
  document.addEventListener('submit', ({ target }) => {
    // The errors are drawn after the form was asked.
    if (target instanceof HTMLFormElement) setTimeout(() => focusFirst(target))
  })
}
