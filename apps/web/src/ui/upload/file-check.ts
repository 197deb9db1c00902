import { i18n } from '../../lib/i18n/i18n.ts'

const mega = 1024 * 1024

/** `4,2 MB`. */
export const sizeText = (bytes: number): string => {
  const format = new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'pt-BR', {
    maximumFractionDigits: 1,
  })
  return bytes < mega ? `${format.format(Math.ceil(bytes / 1024))} KB` : `${format.format(bytes / mega)} MB`
}

/** File types that a field accepts: MIME type → common name. */
export type Kinds = Readonly<Record<string, string>>

export const pictures: Kinds = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' }
export const documents: Kinds = { 'application/pdf': 'PDF', ...pictures }

/** `PDF, JPEG, PNG, WebP`. */
export const kindsText = (kinds: Kinds): string => Object.values(kinds).join(', ')

/** An iPhone's own photos. Some browsers do not know their type. */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why a file cannot be uploaded, checked before upload; the server checks it again. */
export const fileFault = (file: File, kinds: Kinds, maxBytes: number): string | undefined => {
  const { size, type } = file
  if (size === 0) return i18n.t('fields:upload.empty')
  if (!(type in kinds) && isHeic(file)) return i18n.t('fields:upload.heic')
  if (!(type in kinds)) return i18n.t('fields:upload.wrongType', { types: kindsText(kinds) })
  if (size <= maxBytes) return undefined
  return i18n.t('fields:upload.tooBig', { size: sizeText(size), max: sizeText(maxBytes) })
}
