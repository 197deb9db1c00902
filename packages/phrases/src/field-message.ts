/** What a schema library tells of one wrong field: the parts that a sentence needs. */
export interface FieldIssue {
  readonly code?: string | undefined
  readonly message?: string
  readonly input?: unknown
  readonly origin?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
}

const required = 'Preencha este campo.'

const formats: Readonly<Record<string, string>> = {
  email: 'Informe um e-mail válido.',
  date: 'Informe uma data válida.',
  datetime: 'Informe uma data e hora válidas.',
  uuid: 'Identificador inválido.',
  url: 'Informe um endereço válido.',
}

const tooSmall = ({ origin, minimum }: FieldIssue): string => {
  if (origin !== 'string') return `O mínimo é ${minimum}.`
  return Number(minimum) <= 1 ? required : `Use pelo menos ${minimum} caracteres.`
}

const tooBig = ({ origin, maximum }: FieldIssue): string =>
  origin === 'string' ? `Use no máximo ${maximum} caracteres.` : `O máximo é ${maximum}.`

/**
 * The sentence beside a wrong field, the same from the server and in the form. A rule of our own
 * (`refine`) carries its sentence already.
 */
export const fieldMessage = (issue: FieldIssue): string => {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format ?? ''] ?? 'O formato não está certo.'
    case 'unrecognized_keys':
      return 'Este campo não existe.'
    case 'invalid_value':
      return 'Escolha uma das opções.'
    case 'custom':
      return issue.message ?? 'Confira este campo.'
    default:
      return issue.input === undefined || issue.input === null ? required : 'Confira este campo.'
  }
}
