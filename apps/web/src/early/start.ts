/*
 * Runs what the document names with `data-run` (`build/evaluated-apart.ts`), one after the other and each in a task of its
 * own, so that a slow phone answers in between. It stands alone: what it shared with the app would have to come first.
 */
const links = document.querySelectorAll<HTMLLinkElement>('link[data-run]')
for (const { href } of links) {
  await import(/* @vite-ignore */ href)
  await new Promise((resolve) => setTimeout(resolve))
}

export {}
