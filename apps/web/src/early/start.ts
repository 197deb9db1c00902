/*
 * Runs the document's scripts with `data-run` (`build/evaluated-apart.ts`) in order, each in its own task, so that a slow
 * phone responds in between. It has no imports: shared code would have to load first.
 */
const links = document.querySelectorAll<HTMLLinkElement>('link[data-run]')
for (const { href } of links) {
  await import(/* @vite-ignore */ href)
  await new Promise((resolve) => setTimeout(resolve))
}

export {}
