/** All texts shown in the sandbox, and what the real providers answer in Portuguese. */
export const phrases = {
  approved: 'Transação aprovada com sucesso',
  refused: 'Transação recusada pelo banco emissor: saldo insuficiente',
  refusedLater: 'Transação recusada pelo banco emissor após análise',
  processing: 'Transação em processamento',
  pixExpired: 'Pix expirado',
  page: {
    title: 'Emma: mensagens e pagamentos simulados',
    intro: 'Nada aqui é real: são as mensagens e os pagamentos que a Emma enviou aos provedores simulados.',
    messages: 'Mensagens enviadas',
    noMessages: 'Nenhuma mensagem enviada ainda.',
    pix: 'Pix aguardando pagamento',
    pay: 'Pagar',
    to: 'Para',
    reload: 'Atualizar',
    channel: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', push: 'Navegador' },
  },
  kyc: {
    title: 'Verificação de identidade simulada',
    text: 'Aqui o recebedor enviaria documento e selfie à Pagar.me. No simulador não é preciso fazer nada.',
  },
  cep: {
    badRequest: 'Verifique a URL',
    notFound: 'Todos os serviços de CEP retornaram erro.',
    invalid: 'CEP deve conter exatamente 8 caracteres.',
  },
} as const
