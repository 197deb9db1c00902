/** Subjects of messages to the support. */
export default {
  consulta: 'Consulta',
  pagamento: 'Pagamento ou reembolso',
  conta: 'Acesso à conta',
  profissional: 'Cadastro profissional',
  outro: 'Outro assunto',
} as const
