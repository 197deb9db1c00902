/** Filters are open beside the list if there is room. */
export const openWhereWide = (): void => {
  if (!matchMedia('(min-width: 1080px)').matches) return
  for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-wide-open]')) part.open = true
}
