import { MINUTE } from '@emma/domain/interval'

const KEPT_MS = MINUTE

/** Downloads a file as if its link had been pressed. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
