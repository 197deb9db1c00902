/** The `ref` of what answers a press: on a phone it may come above or below what is being read. */
export const bringIntoSight = (answer: HTMLElement | null): void =>
  answer?.scrollIntoView?.({ block: 'nearest' })
