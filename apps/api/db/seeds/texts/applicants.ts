/** Applicants who do not attend, or no longer do: their progress, and the messages. */
export interface ApplicantText {
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'feminino' | 'masculino'
  /** From the catalogue. */
  readonly specialty: string
  readonly status: 0 | 2 | 3 | 4
  /** Days since it was submitted for review, or last changed. */
  readonly days: number
  readonly reason?: string
  readonly proof: 'picture' | 'pdf' | 'none'
  readonly emailConfirmed: boolean
}

export const applicantTexts: readonly ApplicantText[] = [
  {
    firstName: 'Beatriz',
    lastName: 'Santana',
    gender: 'feminino',
    specialty: 'psicologia',
    status: 2,
    days: 6,
    proof: 'picture',
    emailConfirmed: true,
  },
  {
    firstName: 'Otávio',
    lastName: 'Guimarães',
    gender: 'masculino',
    specialty: 'cardiologia',
    status: 2,
    days: 4,
    proof: 'pdf',
    emailConfirmed: true,
  },
  {
    firstName: 'Iracema',
    lastName: 'Duarte',
    gender: 'feminino',
    specialty: 'dermatologia',
    status: 2,
    days: 2,
    proof: 'picture',
    emailConfirmed: false,
  },
  {
    firstName: 'Caio',
    lastName: 'Figueiredo',
    gender: 'masculino',
    specialty: 'clinica-medica',
    status: 2,
    days: 1,
    proof: 'none',
    emailConfirmed: true,
  },
  {
    firstName: 'Yasmin',
    lastName: 'Bittencourt',
    gender: 'feminino',
    specialty: 'clinica-medica',
    status: 0,
    days: 3,
    proof: 'none',
    emailConfirmed: false,
  },
  {
    firstName: 'Heitor',
    lastName: 'Valença',
    gender: 'masculino',
    specialty: 'psicologia',
    status: 0,
    days: 12,
    proof: 'picture',
    emailConfirmed: true,
  },
  {
    firstName: 'Rosa',
    lastName: 'Tavares',
    gender: 'feminino',
    specialty: 'dermatologia',
    status: 3,
    days: 5,
    reason:
      'O comprovante está cortado e não mostra o número do registro. Envie uma foto da carteira inteira, dos dois lados.',
    proof: 'picture',
    emailConfirmed: true,
  },
  {
    firstName: 'Ubirajara',
    lastName: 'Nóbrega',
    gender: 'masculino',
    specialty: 'cardiologia',
    status: 3,
    days: 20,
    reason: 'O número informado pertence a outra pessoa na consulta pública do conselho. Confira e corrija.',
    proof: 'pdf',
    emailConfirmed: true,
  },
  {
    firstName: 'Lívia',
    lastName: 'Magalhães',
    gender: 'feminino',
    specialty: 'clinica-medica',
    status: 4,
    days: 9,
    reason:
      'O registro no conselho consta como suspenso desde a última renovação. Regularize e escreva para nós.',
    proof: 'picture',
    emailConfirmed: true,
  },
]
