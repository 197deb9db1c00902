/** Requirements of an approved company. */
export default {
  document: 'Falta o documento do CNPJ.',
  technical_director: 'Falta o responsável técnico com registro no conselho.',
  admin: 'Falta um membro ativo que administre a empresa.',
} as const
