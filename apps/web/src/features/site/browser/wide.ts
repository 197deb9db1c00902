/** Filters stand open beside the list where there is room. */
export const openWhereWide = (): void => {
  if (!matchMedia('(min-width: 1080px)').matches) return
  for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-wide-open]')) part.open = true
}
