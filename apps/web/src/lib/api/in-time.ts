import { NetworkError } from '@emma/contracts/kit'

/** What was asked; without an answer within `ms`, it counts as no connection: a browser waits for minutes. */
export const inTime = async <T>(asked: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NetworkError('no answer')), ms)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
