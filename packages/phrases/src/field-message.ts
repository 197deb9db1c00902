/** What a schema library reports of one wrong field: the parts a sentence needs. */
export interface FieldIssue {
  readonly code?: string | undefined
  readonly message?: string
  readonly input?: unknown
  readonly origin?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  /** What the bounds count; money is in centavos. */
  readonly unit?: 'money'
  /** False where the bound itself is out. */
  readonly inclusive?: boolean
}

const required = 'Preencha este campo.'

const formats: Readonly<Record<string, string>> = {
  email: 'Informe um e-mail válido.',
  date: 'Informe uma data válida.',
  datetime: 'Informe uma data e hora válidas.',
  uuid: 'Identificador inválido.',
  url: 'Informe um endereço válido.',
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const figures = new Intl.NumberFormat('pt-BR')

const boundOf = (bound: number | bigint | undefined, { message, unit }: FieldIssue): string =>
  unit === 'money' || message === 'money' ? reais.format(Number(bound) / 100) : figures.format(bound ?? 0)

const tooSmall = (issue: FieldIssue): string => {
  const { origin, minimum, inclusive = true } = issue
  if (origin === 'array' && Number(minimum) <= 1) return required
  const bound = boundOf(minimum, issue)
  if (origin !== 'string') return inclusive ? `O mínimo é ${bound}.` : `Informe mais do que ${bound}.`
  return Number(minimum) <= 1 ? required : `Use pelo menos ${minimum} caracteres.`
}

const tooBig = (issue: FieldIssue): string => {
  const { origin, maximum, inclusive = true } = issue
  const bound = boundOf(maximum, issue)
  if (origin === 'string') return `Use no máximo ${bound} caracteres.`
  return inclusive ? `O máximo é ${bound}.` : `Informe menos do que ${bound}.`
}

/** Rules of our own, by the code that their schema gives as message. */
const rules: Readonly<Record<string, string>> = {
  missing: required,
  complaint_to_sign: 'Preencha a queixa principal para assinar.',
  diagnosis_to_sign: 'Preencha a hipótese diagnóstica ou o CID-10 para assinar.',
  conduct_to_sign: 'Preencha a conduta para assinar.',
  repeated: 'O mesmo não pode estar aqui duas vezes.',
  invalid_format: 'O formato não está certo.',
  days_of_leave: 'Só o atestado de afastamento tem dias.',
  medicine_unknown: 'Escolha um medicamento da lista.',
  pressure_incomplete: 'Informe as duas medidas da pressão.',
  pressure_reversed: 'A mínima tem que ser menor que a máxima.',
  text_invalid: 'Há um caractere que não pode ser guardado. Digite de novo.',
  name_invalid: 'Use só letras, espaços, hífens, apóstrofos e pontos.',
  full_name_incomplete: 'Informe nome e sobrenome.',
  cpf_invalid: 'CPF inválido. Confira os números.',
  invite_one: 'Escolha um especialista ou informe um e-mail.',
  cnpj_invalid: 'CNPJ inválido. Confira os números e as letras.',
  cellphone_invalid: 'Informe um celular com DDD.',
  phone_invalid: 'Informe um telefone com DDD.',
  birth_date_invalid: 'Informe uma data de nascimento válida.',
  adult_required: 'É preciso ter 18 anos ou mais.',
  guardian_required:
    'Menores de 18 anos são atendidos pela conta de um responsável. Peça a ele que se cadastre.',
  address_incomplete: 'Por favor, preencha todos os campos obrigatórios do endereço.',
  password_weak: 'Use uma senha com pelo menos 10 caracteres, que não seja comum.',
  passwords_differ: 'As senhas não são iguais.',
  must_accept: 'É preciso aceitar para continuar.',
  cep_invalid: 'CEP inválido. Por favor, verifique e tente novamente.',
  uf_unknown: 'Escolha um estado.',
  council_unknown: 'Escolha um conselho.',
  council_number_invalid: 'O número não tem a forma usada por este conselho.',
  dependent_of_age:
    'A partir dos 18 anos cada pessoa tem a própria conta, a não ser com tutela, guarda ou curatela.',
  cpf_of_another: 'Este CPF já é seu ou de outro dependente.',
  patient_missing: 'Escolha um paciente ou informe nome e contato.',
  contact_missing: 'Informe o celular ou o e-mail.',
  return_missing: 'Escolha a consulta deste retorno.',
  deadline_invalid: 'Escolha um prazo entre 15 minutos e 7 dias, até 30 minutos antes da consulta.',
  in_person_not_finished: 'Só um atendimento concluído pode ser indicado como presencial.',
  set_of_models: 'Só modelos têm um conjunto.',
  cid_of_models: 'Só modelos têm um diagnóstico próprio.',
  cid_unknown: 'Este código não está na lista da CID-10.',
  date_in_future: 'Informe um dia que já passou.',
  date_too_far: 'Confira o ano: a data fica a mais de um ano do atendimento.',
  notice_group: 'Estes avisos não são deste tipo de conta, ou estão aqui duas vezes.',
  notice_obligatory: 'Estas mensagens não podem ser desligadas.',
  push_service_unknown: 'Este navegador recebe avisos por um serviço que não conhecemos.',
  time_zone_unknown: 'Escolha um fuso horário.',
  hours_reversed: 'Precisa terminar depois de começar.',
  at_most_31_days: 'O período pode ter no máximo 31 dias.',
  coordinates_incomplete: 'Informe latitude e longitude.',
}

/** Neither a code that has no sentence here, nor what the schema library says by itself, in English. */
const isSentence = (message: string | undefined): message is string =>
  message !== undefined && message !== 'Invalid input' && !/^[a-z_]+$/.test(message)

/**
 * The sentence for a wrong field, the same from the server and in the form. A rule of our own (`refine`) already
 * carries its sentence.
 */
export const fieldMessage = (issue: FieldIssue): string => {
  const own = rules[issue.message ?? '']
  if (own !== undefined) return own
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
      return isSentence(issue.message) ? issue.message : 'Confira este campo.'
    default:
      return issue.input === undefined || issue.input === null ? required : 'Confira este campo.'
  }
}
