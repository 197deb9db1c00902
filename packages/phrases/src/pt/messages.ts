const kinds = {
  booking_confirmed: {
    subject: 'Consulta confirmada: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}} está confirmada para {{when}}.\n\n{{arrive}} Acompanhe em {{url}}.',
    text: 'Emma: consulta com {{specialist}} confirmada para {{when}}. Detalhes: {{url}}',
  },
  booking_rescheduled: {
    subject: 'Consulta remarcada: {{when}}',
    email:
      'Olá, {{name}}!\n\nUma consulta de {{specialty}} com {{specialist}} foi remarcada para {{when}}.\n\nVeja em {{url}}.',
    text: 'Emma: consulta com {{specialist}} remarcada para {{when}}. Detalhes: {{url}}',
  },
  reminder_24h: {
    subject: 'Lembrete: consulta em {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}} é em {{when}} ({{zone}}).\n\n{{arrive}} Se não puder ir, cancele ou remarque em {{url}}.',
    text: 'Emma: lembrete da consulta com {{specialist}} em {{when}} ({{zone}}). Detalhes: {{url}}',
  },
  reminder_1h: {
    subject: 'Sua consulta é daqui a pouco: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}} começa daqui a pouco: {{when}} ({{zone}}).\n\n{{arrive}} Entre por {{url}}.',
    text: 'Emma: sua consulta com {{specialist}} é daqui a pouco, {{when}} ({{zone}}). Entre por {{url}}',
  },
  waitlist_offer: {
    subject: 'Abriu um horário: {{when}}',
    email:
      'Olá, {{name}}!\n\nAbriu um horário de {{specialty}} com {{specialist}}: {{when}} ({{zone}}). Ele está reservado para você até as {{until}}.\n\nAceite ou passe a vez em {{url}}.',
    text: 'Emma: abriu um horário com {{specialist}}, {{when}} ({{zone}}), reservado para você até as {{until}}. Responda em {{url}}',
  },
  reschedule_asked: {
    subject: 'Pedido para remarcar: {{when}}',
    email:
      'Olá, {{name}}!\n\n{{specialist}} não vai mais atender neste horário e pede que você escolha outro para a consulta de {{specialty}} de {{when}}. Remarcar não tem custo. Enquanto você não mudar, a consulta continua marcada.\n\nEscolha outro horário em {{url}}.',
    text: 'Emma: {{specialist}} pede que você escolha outro horário para a consulta de {{when}}, sem custo: {{url}}',
  },
  canceled_by_specialist: {
    subject: 'Consulta cancelada: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta com {{specialist}} de {{when}} foi cancelada. {{credit}}\n\nVeja as opções em {{url}}.',
    text: 'Emma: sua consulta com {{specialist}} de {{when}} foi cancelada. {{credit}} Veja em {{url}}',
  },
  canceled_by_customer: {
    subject: 'Consulta cancelada: {{when}}',
    email:
      'Olá, {{name}}!\n\nA consulta de {{specialty}} de {{when}} foi cancelada pelo paciente. O horário está livre de novo na sua agenda.\n\nVeja em {{url}}.',
    text: 'Emma: a consulta de {{when}} foi cancelada pelo paciente. Veja em {{url}}',
  },
  canceled_by_platform: {
    subject: 'Consulta cancelada: {{when}}',
    email:
      'Olá, {{name}}!\n\nA consulta de {{specialty}} de {{when}} foi cancelada pela administração da Emma. O paciente recebeu tudo de volta como crédito, e o horário está livre de novo na sua agenda.\n\nVeja em {{url}}.',
    text: 'Emma: a consulta de {{when}} foi cancelada pela administração. Veja em {{url}}',
  },
  refund_done: {
    subject: 'Reembolso concluído: {{amount}}',
    email:
      'Olá, {{name}}!\n\nO reembolso de {{amount}} da sua consulta com {{specialist}} foi concluído. No cartão, ele aparece em até duas faturas; no Pix, na hora.\n\nVeja em {{url}}.',
    text: 'Emma: reembolso de {{amount}} concluído. Detalhes: {{url}}',
  },
  refund_failed: {
    subject: 'Reembolso em nova tentativa: {{amount}}',
    email:
      'Olá, {{name}}!\n\nO reembolso de {{amount}} da sua consulta com {{specialist}} ainda não foi aceito. Vamos tentar de novo, e você não precisa fazer nada.\n\nAcompanhe em {{url}}.',
    text: 'Emma: o reembolso de {{amount}} ainda não foi aceito. Vamos tentar de novo. Acompanhe em {{url}}',
  },
  chargeback: {
    subject: 'Pagamento contestado: {{amount}}',
    email:
      'Olá, {{name}}!\n\nO pagamento de {{amount}} da consulta de {{when}} foi contestado no banco do titular do cartão.\n\nVeja em {{url}}.',
    text: 'Emma: o pagamento de {{amount}} da consulta de {{when}} foi contestado. Veja em {{url}}',
  },
  withdrawal_requested: {
    subject: 'Saque pedido: {{amount}}',
    email:
      'Olá, {{name}}!\n\nFoi pedido um saque de {{amount}} do seu saldo. Se não foi você, troque sua senha e fale com o suporte.\n\nAcompanhe em {{url}}.',
    text: 'Emma: foi pedido um saque de {{amount}}. Acompanhe em {{url}}',
  },
  withdrawal_waiting: {
    subject: 'Saque espera sua aprovação: {{amount}}',
    email: 'Olá, {{name}}!\n\nUm saque de {{amount}} espera a sua aprovação.\n\nDecida em {{url}}.',
    text: 'Emma: um saque de {{amount}} espera a sua aprovação. Decida em {{url}}',
  },
  withdrawal_approved: {
    subject: 'Saque aprovado: {{amount}}',
    email:
      'Olá, {{name}}!\n\nSeu saque de {{amount}} foi aprovado e está a caminho do banco.\n\nAcompanhe em {{url}}.',
    text: 'Emma: seu saque de {{amount}} foi aprovado. Acompanhe em {{url}}',
  },
  withdrawal_rejected: {
    subject: 'Saque recusado: {{amount}}',
    email:
      'Olá, {{name}}!\n\nSeu saque de {{amount}} foi recusado e o valor voltou para o saldo disponível.\n\nVeja o motivo em {{url}}.',
    text: 'Emma: seu saque de {{amount}} foi recusado e o valor voltou ao saldo. Veja em {{url}}',
  },
  withdrawal_paid: {
    subject: 'Saque pago: {{amount}}',
    email: 'Olá, {{name}}!\n\nSeu saque de {{amount}} foi pago na sua conta bancária.\n\nVeja em {{url}}.',
    text: 'Emma: seu saque de {{amount}} foi pago. Veja em {{url}}',
  },
  withdrawal_failed: {
    subject: 'Saque não concluído: {{amount}}',
    email:
      'Olá, {{name}}!\n\nO banco não concluiu seu saque de {{amount}}, e o valor voltou para o saldo disponível. Confira os dados da sua conta.\n\nVeja em {{url}}.',
    text: 'Emma: seu saque de {{amount}} não foi concluído e o valor voltou ao saldo. Veja em {{url}}',
  },
  bank_account_changed: {
    subject: 'Sua conta bancária foi alterada',
    email:
      'Olá, {{name}}!\n\nA conta bancária que recebe seus saques foi alterada. Se não foi você, troque sua senha e fale com o suporte agora.\n\nVeja em {{url}}.',
    text: 'Emma: sua conta bancária foi alterada. Se não foi você, troque sua senha e fale com o suporte.',
  },
  books_differ: {
    subject: 'Diferença na conferência: {{amount}}',
    email:
      'Olá, {{name}}!\n\nA conferência com o parceiro de pagamentos encontrou uma diferença de {{amount}}. Os saques estão suspensos até alguém resolver com um motivo.\n\nVeja em {{url}}.',
    text: 'Emma: diferença de {{amount}} na conferência; saques suspensos. Veja em {{url}}',
  },
  password_changed: {
    subject: 'Sua senha foi alterada',
    email:
      'Olá, {{name}}!\n\nA senha da sua conta foi alterada. Se não foi você, redefina a senha e fale com o suporte agora.',
    text: 'Emma: sua senha foi alterada. Se não foi você, redefina a senha e fale com o suporte.',
  },
  second_factor_changed: {
    subject: 'Sua verificação em duas etapas foi alterada',
    email:
      'Olá, {{name}}!\n\nA verificação em duas etapas da sua conta foi alterada. Se não foi você, redefina a senha e fale com o suporte agora.',
    text: 'Emma: sua verificação em duas etapas foi alterada. Se não foi você, fale com o suporte.',
  },
  account_approved: {
    subject: 'Seu cadastro foi aprovado',
    email:
      'Olá, {{name}}!\n\nSeu cadastro foi aprovado. Você já pode atender pela Emma.\n\nEntre em {{url}}.',
    text: 'Emma: seu cadastro foi aprovado. Entre em {{url}}',
  },
  account_refused: {
    subject: 'Seu cadastro precisa de correção',
    email:
      'Olá, {{name}}!\n\nSeu cadastro não foi aprovado. Veja o motivo, corrija os dados e envie de novo.\n\nEntre em {{url}}.',
    text: 'Emma: seu cadastro não foi aprovado. Veja o motivo em {{url}}',
  },
  account_suspended: {
    subject: 'Sua conta foi suspensa',
    email:
      'Olá, {{name}}!\n\nSua conta foi suspensa. Veja o motivo e fale com o suporte.\n\nEntre em {{url}}.',
    text: 'Emma: sua conta foi suspensa. Veja o motivo em {{url}}',
  },
  document_ready: {
    subject: 'Você recebeu um documento de {{specialist}}',
    email:
      'Olá, {{name}}!\n\n{{specialist}} emitiu um documento para você: receita, atestado ou pedido de exames.\n\nAbra em {{url}}.',
    text: 'Emma: {{specialist}} emitiu um documento para você. Abra em {{url}}',
  },
  break_glass: {
    subject: 'Acesso de emergência a prontuário',
    email:
      'Olá, {{name}}!\n\n{{specialist}} abriu um acesso de emergência a um prontuário, com motivo registrado. O acesso fica no registro de quem leu.\n\nVeja em {{url}}.',
    text: 'Emma: {{specialist}} abriu um acesso de emergência ao seu prontuário. Veja quem leu em {{url}}',
  },
} as const

/** E-mails, SMS and WhatsApp messages, sent by the server; names in braces are filled in. */
export default {
  code: {
    subject: 'Seu código da Emma: {{code}}',
    email:
      'Seu código de confirmação é {{code}}.\n\nEle vale por {{minutes}} minutos. Não passe este código a ninguém: a equipe da Emma nunca pede por ele.\n\nSe não foi você quem pediu, ignore esta mensagem.',
    text: 'Emma: seu código é {{code}}. Vale por {{minutes}} minutos. Não passe a ninguém.',
  },
  passwordReset: {
    subject: 'Sua senha da Emma',
    greeting: 'Olá, {{name}}!\n\n',
    open: 'Para criar uma senha nova, abra este endereço em até 30 minutos:\n\n{{url}}\n\nEle funciona uma vez só. Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
    pending:
      'Você pediu uma senha nova, mas seu cadastro ainda não foi confirmado. Faça o cadastro de novo em {{url}} e confirme o código que enviarmos.\n\nSe não foi você, ignore esta mensagem.',
    blocked:
      'Você pediu uma senha nova, mas sua conta está bloqueada. Fale com o suporte.\n\nSe não foi você, ignore esta mensagem.',
  },
  accountExists: {
    subject: 'Você já tem uma conta na Emma',
    email:
      'Olá, {{name}}!\n\nAlguém tentou fazer um cadastro com o seu e-mail ou o seu CPF, que já têm uma conta na Emma. Nada mudou na sua conta.\n\nSe foi você, entre em {{login}}. Se esqueceu a senha, crie outra em {{reset}}.\n\nSe não foi você, não é preciso fazer nada.',
  },
  contactChange: {
    subject: 'Pedido de mudança no seu contato',
    email:
      'Olá, {{name}}!\n\nPediram para mudar {{what}} da sua conta. A mudança só vale depois que o código enviado ao novo contato for confirmado.\n\nSe não foi você, troque sua senha agora em {{url}} e fale com o suporte.',
    what: { email: 'o e-mail', cellphone: 'o celular' },
  },
  /** To browsers: what is locked shows it to whoever stands there, so it says nothing else. */
  push: { title: 'Emma', text: 'Você tem um aviso na Emma.' },
  kinds,
  arrive: {
    online: 'A sala de vídeo abre 10 minutos antes.',
    place: 'Chegue alguns minutos antes ao local de atendimento.',
  },
  creditKept: 'O valor de {{amount}} já é crédito na sua carteira.',
} as const
