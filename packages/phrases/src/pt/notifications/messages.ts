const kinds = {
  booking_confirmed: {
    subject: 'Consulta confirmada: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}} está confirmada para {{when}} ({{zone}}).\n\n{{priced}} {{refund}}\n\n{{arrive}}\n\n[Acompanhar]({{url}})',
    text: 'Emma: consulta com {{specialist}} confirmada para {{when}} ({{zone}}). {{price}}. {{where}} {{refund}} Detalhes: {{url}}',
  },
  booking_rescheduled: {
    subject: 'Consulta remarcada: {{when}}',
    email:
      'Olá, {{name}}!\n\nUma consulta de {{specialty}} com {{specialist}} foi remarcada para {{when}} ({{zone}}).\n\n{{where}}\n\n[Ver na Emma]({{url}})',
    text: 'Emma: consulta com {{specialist}} remarcada para {{when}} ({{zone}}). {{where}} Detalhes: {{url}}',
  },
  reminder_24h: {
    subject: 'Lembrete da sua consulta: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}} está marcada para {{when}} ({{zone}}).\n\n{{arrive}}\n\nSe não puder ir, cancele ou remarque a tempo.\n\n[Ver a consulta]({{url}})',
    text: 'Emma: lembrete da consulta com {{specialist}}, {{when}} ({{zone}}). {{where}} Detalhes: {{url}}',
  },
  reminder_1h: {
    subject: 'Sua consulta começa daqui a pouco: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}} começa daqui a pouco: {{when}} ({{zone}}).\n\n{{arrive}}\n\n[Entrar]({{url}})',
    text: 'Emma: sua consulta com {{specialist}} começa daqui a pouco, {{when}} ({{zone}}). {{where}} Detalhes: {{url}}',
  },
  waitlist_offer: {
    subject: 'Abriu um horário: {{when}}',
    email:
      'Olá, {{name}}!\n\nAbriu um horário de {{specialty}} com {{specialist}}: {{when}} ({{zone}}). {{where}} Ele está reservado para você até {{until}}.\n\n[Responder]({{url}})',
    text: 'Emma: abriu um horário com {{specialist}}, {{when}} ({{zone}}), reservado para você até {{until}}. {{where}} Responda em {{url}}',
  },
  booking_offered: {
    subject: 'Confirme sua consulta: {{when}}',
    email:
      'Olá, {{name}}!\n\n{{specialist}} reservou um horário de {{specialty}} para você: {{when}} ({{zone}}). {{where}}\n\nAceite até {{deadline}}. Depois disso, o horário volta a ficar livre.\n\n[Ver e aceitar]({{url}})',
    text: 'Emma: {{specialist}} reservou um horário para você, {{when}} ({{zone}}). Aceite até {{deadline}} em {{url}}',
  },
  booking_offer_over: {
    subject: 'O horário não está mais reservado',
    email:
      'Olá, {{name}}!\n\nO horário de {{specialty}} com {{specialist}}, {{when}} ({{zone}}), não está mais reservado para você. Nada foi cobrado.\n\n[Ver outros horários]({{url}})',
    text: 'Emma: o horário com {{specialist}}, {{when}} ({{zone}}), não está mais reservado para você. Nada foi cobrado.',
  },
  series_booked: {
    subject: 'Suas consultas com {{specialist}} estão confirmadas',
    email:
      'Olá, {{name}}!\n\n{{specialist}} marcou {{count}} consultas de {{specialty}} para você, sem custo ({{zone}}):\n\n{{dates}}\n\n{{arrive}}\n\nSe não puder ir a alguma delas, cancele ou remarque a tempo.\n\n[Ver na agenda]({{url}})',
    text: 'Emma: {{specialist}} marcou {{count}} consultas para você, sem custo: {{days}}. {{where}} Detalhes: {{url}}',
  },
  series_offered: {
    subject: 'Confirme sua série de consultas com {{specialist}}',
    email:
      'Olá, {{name}}!\n\n{{specialist}} reservou horários de {{specialty}} para você ({{zone}}). {{where}}\n\n{{dates}}\n\nConfirme a série pagando uma das consultas até {{deadline}}. Cada uma das outras fica reservada até um dia antes dela e é paga à parte. Sem a confirmação, os horários voltam a ficar livres.\n\n[Ver e confirmar]({{url}})',
    text: 'Emma: {{specialist}} reservou {{count}} horários para você: {{days}}. Confirme pagando um deles até {{deadline}} em {{url}}',
  },
  series_payment_due: {
    subject: 'Pague até {{deadline}}: sua consulta de {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}}, {{when}} ({{zone}}), está reservada e ainda não foi paga: {{price}}. {{where}}\n\nPague até {{deadline}}. Depois disso, o horário volta a ficar livre; as outras consultas da série não mudam.\n\n[Pagar]({{url}})',
    text: 'Emma: a consulta com {{specialist}}, {{when}} ({{zone}}), ainda não foi paga. Pague até {{deadline}} em {{url}}',
  },
  booking_link_accepted: {
    subject: 'Paciente confirmou a consulta',
    email:
      'Olá, {{name}}!\n\nA consulta de {{when}} ({{zone}}) foi confirmada pelo paciente.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: a consulta de {{when}} ({{zone}}) foi confirmada pelo paciente. Detalhes: {{url}}',
  },
  booking_link_over: {
    subject: 'Consulta não confirmada pelo paciente',
    email:
      'Olá, {{name}}!\n\nA consulta de {{when}} ({{zone}}) não foi confirmada pelo paciente. O horário está livre de novo.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: a consulta de {{when}} ({{zone}}) não foi confirmada pelo paciente. O horário está livre de novo.',
  },
  time_proposed: {
    subject: 'Proposta de outro horário: {{newWhen}}',
    email:
      'Olá, {{name}}!\n\n{{specialist}} propõe mudar a consulta de {{specialty}} de {{when}} para {{newWhen}} ({{zone}}). {{where}}\n\nO novo horário fica reservado para você até {{deadline}}. Mudar não tem custo. Se você não aceitar, a consulta continua como está.\n\n[Responder]({{url}})',
    text: 'Emma: {{specialist}} propõe mudar a consulta de {{when}} para {{newWhen}} ({{zone}}), sem custo. {{where}} Responda até {{deadline}} em {{url}}',
  },
  time_declined: {
    subject: 'O paciente manteve o horário: {{when}}',
    email:
      'Olá, {{name}}!\n\nO paciente não aceitou o outro horário. A consulta continua {{when}} ({{zone}}).\n\n[Ver na Emma]({{url}})',
    text: 'Emma: o paciente não aceitou o outro horário. A consulta continua {{when}} ({{zone}}).',
  },
  time_proposal_over: {
    subject: 'A proposta de horário terminou',
    email:
      'Olá, {{name}}!\n\nA proposta de outro horário para a consulta de {{specialty}} com {{specialist}} terminou. A consulta continua {{when}} ({{zone}}).\n\n[Ver na Emma]({{url}})',
    text: 'Emma: a proposta de outro horário com {{specialist}} terminou. A consulta continua {{when}} ({{zone}}).',
  },
  reschedule_asked: {
    subject: 'Pedido para remarcar: {{when}}',
    email:
      'Olá, {{name}}!\n\n{{specialist}} não vai mais atender neste horário e pede que você escolha outro para a consulta de {{specialty}} de {{when}} ({{zone}}). {{where}} Remarcar não tem custo. Enquanto você não mudar, a consulta continua marcada.\n\n[Escolher outro horário]({{url}})',
    text: 'Emma: {{specialist}} pede que você escolha outro horário para a consulta de {{when}} ({{zone}}), sem custo. {{where}} Escolha em {{url}}',
  },
  canceled_by_specialist: {
    subject: 'Consulta cancelada: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta com {{specialist}} de {{when}} ({{zone}}) foi cancelada {{by}}. {{where}} {{credit}}\n\n[Ver as opções]({{url}})',
    text: 'Emma: sua consulta com {{specialist}} de {{when}} ({{zone}}) foi cancelada {{by}}. {{where}} {{credit}} Veja em {{url}}',
  },
  canceled_by_customer: {
    subject: 'Consulta cancelada: {{when}}',
    email:
      'Olá, {{name}}!\n\nA consulta de {{specialty}} de {{when}} ({{zone}}) foi cancelada pelo paciente. {{where}} O horário está livre de novo na sua agenda.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: a consulta de {{when}} ({{zone}}) foi cancelada pelo paciente. {{where}} Veja em {{url}}',
  },
  canceled_by_platform: {
    subject: 'Consulta cancelada: {{when}}',
    email:
      'Olá, {{name}}!\n\nA consulta de {{specialty}} de {{when}} ({{zone}}) foi cancelada pela Emma. {{where}} O horário está livre de novo na sua agenda.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: a consulta de {{when}} ({{zone}}) foi cancelada pela Emma. {{where}} Veja em {{url}}',
  },
  own_cancellation: {
    subject: 'Consulta cancelada: {{when}}',
    email:
      'Olá, {{name}}!\n\nComo você pediu, sua consulta com {{specialist}} de {{when}} ({{zone}}) foi cancelada. {{where}} O que volta para você, e por onde, está nos detalhes da consulta.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: você cancelou a consulta com {{specialist}} de {{when}} ({{zone}}). {{where}} Detalhes: {{url}}',
  },
  refund_done: {
    subject: 'Reembolso concluído: {{amount}}',
    email:
      'Olá, {{name}}!\n\nO reembolso de {{amount}} da sua consulta com {{specialist}} foi concluído. No cartão, ele aparece em até duas faturas; no Pix, na hora.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: reembolso de {{amount}} concluído. Detalhes: {{url}}',
  },
  refund_failed: {
    subject: 'Reembolso em nova tentativa: {{amount}}',
    email:
      'Olá, {{name}}!\n\nO reembolso de {{amount}} da sua consulta com {{specialist}} ainda não foi aceito. Vamos tentar novamente, e você não precisa fazer nada.\n\n[Acompanhar]({{url}})',
    text: 'Emma: o reembolso de {{amount}} ainda não foi aceito. Vamos tentar novamente. Acompanhe em {{url}}',
  },
  chargeback: {
    subject: 'Pagamento contestado: {{amount}}',
    email:
      'Olá, {{name}}!\n\nO pagamento de {{amount}} da consulta de {{when}} ({{zone}}) foi contestado no banco do titular do cartão.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: o pagamento de {{amount}} da consulta de {{when}} ({{zone}}) foi contestado. Veja em {{url}}',
  },
  withdrawal_requested: {
    subject: 'Saque pedido: {{amount}}{{ofCompany}}',
    email:
      'Olá, {{name}}!\n\nFoi pedido um saque de {{amount}}{{ofCompany}}. Se você não esperava este pedido, troque sua senha e fale com o suporte.\n\n[Acompanhar]({{url}})',
    text: 'Emma: foi pedido um saque de {{amount}}{{ofCompany}}. Acompanhe em {{url}}',
  },
  withdrawal_waiting: {
    subject: 'Saque aguarda sua aprovação: {{amount}}{{ofCompany}}',
    email:
      'Olá, {{name}}!\n\nUm saque de {{amount}}{{ofCompany}} aguarda a sua aprovação.\n\n[Decidir]({{url}})',
    text: 'Emma: um saque de {{amount}}{{ofCompany}} aguarda a sua aprovação. Decida em {{url}}',
  },
  withdrawal_approved: {
    subject: 'Saque aprovado: {{amount}}{{ofCompany}}',
    email:
      'Olá, {{name}}!\n\nO saque de {{amount}}{{ofCompany}} foi aprovado e está a caminho do banco.\n\n[Acompanhar]({{url}})',
    text: 'Emma: o saque de {{amount}}{{ofCompany}} foi aprovado. Acompanhe em {{url}}',
  },
  withdrawal_rejected: {
    subject: 'Saque recusado: {{amount}}{{ofCompany}}',
    email:
      'Olá, {{name}}!\n\nO saque de {{amount}}{{ofCompany}} foi recusado e o valor voltou para o saldo disponível.\n\n[Ver o motivo]({{url}})',
    text: 'Emma: o saque de {{amount}}{{ofCompany}} foi recusado e o valor voltou ao saldo. Veja em {{url}}',
  },
  withdrawal_paid: {
    subject: 'Saque pago: {{amount}}{{ofCompany}}',
    email:
      'Olá, {{name}}!\n\nO saque de {{amount}}{{ofCompany}} foi pago na conta bancária.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: o saque de {{amount}}{{ofCompany}} foi pago. Veja em {{url}}',
  },
  withdrawal_failed: {
    subject: 'Saque não concluído: {{amount}}{{ofCompany}}',
    email:
      'Olá, {{name}}!\n\nO banco não concluiu o saque de {{amount}}{{ofCompany}}, e o valor voltou para o saldo disponível. Confira os dados da conta.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: o saque de {{amount}}{{ofCompany}} não foi concluído e o valor voltou ao saldo. Veja em {{url}}',
  },
  bank_account_added: {
    subject: 'Sua conta bancária foi cadastrada',
    email:
      'Olá, {{name}}!\n\nA conta bancária que vai receber seus saques foi cadastrada. Se não foi você, troque sua senha e fale com o suporte agora.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: sua conta bancária foi cadastrada. Se não foi você, troque sua senha e fale com o suporte.',
  },
  bank_account_removed: {
    subject: 'Sua conta bancária foi removida',
    email:
      'Olá, {{name}}!\n\nA conta bancária que recebia seus saques foi removida. Se não foi você, troque sua senha e fale com o suporte agora.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: sua conta bancária foi removida. Se não foi você, troque sua senha e fale com o suporte.',
  },
  bank_account_changed: {
    subject: 'Sua conta bancária foi alterada',
    email:
      'Olá, {{name}}!\n\nA conta bancária que recebe seus saques foi alterada. Se não foi você, troque sua senha e fale com o suporte agora.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: sua conta bancária foi alterada. Se não foi você, troque sua senha e fale com o suporte.',
  },
  books_differ: {
    subject: 'Diferença na conciliação: {{amount}}',
    email:
      'Olá, {{name}}!\n\nA conciliação com o processador de pagamentos encontrou uma diferença de {{amount}}. Os saques estão suspensos até alguém resolver com um motivo.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: diferença de {{amount}} na conciliação; saques suspensos. Veja em {{url}}',
  },
  sms_budget_near: {
    subject: 'SMS do dia: 80% enviados',
    email:
      'Olá, {{name}}!\n\n80% dos SMS previstos para hoje já foram enviados. Se não é um dia de muito movimento, alguém pode estar pedindo códigos em excesso: veja os registros do servidor.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: 80% dos SMS de hoje já foram enviados.',
  },
  sms_budget_used: {
    subject: 'SMS do dia: limite atingido',
    email:
      'Olá, {{name}}!\n\nTodos os SMS previstos para hoje já foram enviados. Até amanhã, códigos e notificações saem só por e-mail. O limite é a configuração SMS_DAILY_BUDGET.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: o limite de SMS de hoje foi atingido. Até amanhã, só e-mail.',
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
      'Olá, {{name}}!\n\nSeu cadastro foi aprovado. Você já pode atender pela Emma.\n\n[Entrar]({{url}})',
    text: 'Emma: seu cadastro foi aprovado. Entre em {{url}}',
  },
  account_refused: {
    subject: 'Seu cadastro precisa de correção',
    email:
      'Olá, {{name}}!\n\nSeu cadastro não foi aprovado. Veja o motivo, corrija os dados e envie de novo.\n\n[Entrar]({{url}})',
    text: 'Emma: seu cadastro não foi aprovado. Veja o motivo em {{url}}',
  },
  account_suspended: {
    subject: 'Sua conta foi suspensa',
    email:
      'Olá, {{name}}!\n\nSua conta foi suspensa. Veja o motivo e fale com o suporte.\n\n[Entrar]({{url}})',
    text: 'Emma: sua conta foi suspensa. Veja o motivo em {{url}}',
  },
  document_ready: {
    subject: 'Você recebeu um documento de {{specialist}}',
    email:
      'Olá, {{name}}!\n\n{{specialist}} emitiu um documento para você: receita, atestado ou pedido de exames.\n\n[Abrir]({{url}})',
    text: 'Emma: {{specialist}} emitiu um documento para você. Abra em {{url}}',
  },
  document_revoked: {
    subject: '{{specialist}} cancelou um documento',
    email:
      'Olá, {{name}}!\n\n{{specialist}} cancelou um documento que você recebeu: receita, atestado ou pedido de exames. Quem verificar o documento verá que ele foi cancelado. Os válidos estão na Emma.\n\n[Ver meus documentos]({{url}})',
    text: 'Emma: um documento de {{specialist}} foi cancelado. Veja os válidos em {{url}}',
  },
  specialist_waiting: {
    subject: 'Seu especialista está esperando',
    email:
      'Olá, {{name}}!\n\n{{specialist}} já está na sala de vídeo e espera por você.\n\n[Entrar na sala]({{url}})',
    text: 'Emma: {{specialist}} já está na sala de vídeo e espera por você. Entre em {{url}}',
  },
  patient_waiting: {
    subject: 'Seu paciente está esperando',
    email:
      'Olá, {{name}}!\n\nO paciente da consulta de {{when}} ({{zone}}) já está na sala de vídeo.\n\n[Entrar na sala]({{url}})',
    text: 'Emma: o paciente da consulta de {{when}} ({{zone}}) já está na sala de vídeo. Entre em {{url}}',
  },
  chat_message: {
    subject: 'Você tem uma mensagem na Emma',
    email:
      'Olá, {{name}}!\n\nVocê tem uma mensagem nova nas conversas da Emma.\n\n[Abrir a conversa]({{url}})',
    text: 'Emma: você tem uma mensagem nova. Leia em {{url}}',
  },
  queue_called: {
    subject: 'É a sua vez na Emma',
    email:
      'Olá, {{name}}!\n\nUm especialista está chamando você agora. Responda em até 60 segundos para não perder a vez.\n\n[Responder]({{url}})',
    text: 'Emma: é a sua vez. Responda em até 60 segundos: {{url}}',
  },
  queue_refunded: {
    subject: 'Seu reembolso está a caminho: {{amount}}',
    email:
      'Olá, {{name}}!\n\nVocê saiu da fila sem ser atendido e recebe reembolso integral: {{amount}}.\n\n[Acompanhar]({{url}})',
    text: 'Emma: você saiu da fila e recebe reembolso integral de {{amount}}. Acompanhe em {{url}}',
  },
  company_waiting: {
    subject: 'Empresa aguarda análise: {{company}}',
    email:
      'Olá, {{name}}!\n\nO cadastro da empresa {{company}} aguarda a sua análise.\n\n[Analisar]({{url}})',
    text: 'Emma: o cadastro da empresa {{company}} aguarda a sua análise. Veja em {{url}}',
  },
  company_approved: {
    subject: 'Empresa aprovada: {{company}}',
    email:
      'Olá, {{name}}!\n\nA empresa {{company}} foi aprovada. Você já pode convidar especialistas.\n\n[Abrir a empresa]({{url}})',
    text: 'Emma: a empresa {{company}} foi aprovada. Veja em {{url}}',
  },
  company_rejected: {
    subject: 'Empresa não aprovada: {{company}}',
    email:
      'Olá, {{name}}!\n\nO cadastro da empresa {{company}} não foi aprovado. Veja o motivo, corrija e envie de novo.\n\n[Ver o motivo]({{url}})',
    text: 'Emma: o cadastro da empresa {{company}} não foi aprovado. Veja o motivo em {{url}}',
  },
  company_suspended: {
    subject: 'Empresa suspensa: {{company}}',
    email:
      'Olá, {{name}}!\n\nA empresa {{company}} foi suspensa. As consultas já marcadas continuam valendo.\n\n[Ver o motivo]({{url}})',
    text: 'Emma: a empresa {{company}} foi suspensa. Veja o motivo em {{url}}',
  },
  company_reopened: {
    subject: 'Empresa de volta à análise: {{company}}',
    email:
      'Olá, {{name}}!\n\nO documento do CNPJ de {{company}} foi excluído, e a empresa voltou para a análise. Até a nova aprovação, as consultas novas não são divididas com ela; as já marcadas continuam valendo.\n\n[Enviar outro documento]({{url}})',
    text: 'Emma: o documento do CNPJ de {{company}} foi excluído, e a empresa voltou para a análise. Envie outro em {{url}}',
  },
  invite_received: {
    subject: 'Convite de {{company}}',
    email:
      'Olá, {{name}}!\n\nA empresa {{company}} convidou você para atender por ela. Responda em até 7 dias.\n\n[Ver o convite]({{url}})',
    text: 'Emma: a empresa {{company}} convidou você para atender por ela. Responda em até 7 dias: {{url}}',
  },
  invite_accepted: {
    subject: 'Convite aceito: {{company}}',
    email:
      'Olá, {{name}}!\n\nUm especialista aceitou o convite de {{company}} e já faz parte da empresa.\n\n[Ver a empresa]({{url}})',
    text: 'Emma: um especialista aceitou o convite de {{company}}. Veja em {{url}}',
  },
  invite_rejected: {
    subject: 'Convite recusado: {{company}}',
    email: 'Olá, {{name}}!\n\nUm especialista recusou o convite de {{company}}.\n\n[Ver a empresa]({{url}})',
    text: 'Emma: um especialista recusou o convite de {{company}}. Veja em {{url}}',
  },
  member_left: {
    subject: 'Um especialista saiu de {{company}}',
    email: 'Olá, {{name}}!\n\nUm especialista deixou a empresa {{company}}.\n\n[Ver a empresa]({{url}})',
    text: 'Emma: um especialista deixou a empresa {{company}}. Veja em {{url}}',
  },
  admin_assigned: {
    subject: 'Você administra {{company}}',
    email:
      'Olá, {{name}}!\n\nAgora você administra a empresa {{company}}: membros, convites, percentual e pronto atendimento.\n\n[Abrir a empresa]({{url}})',
    text: 'Emma: agora você administra a empresa {{company}}. Veja em {{url}}',
  },
  company_percent: {
    subject: 'O percentual de {{company}} mudou',
    email:
      'Olá, {{name}}!\n\nA empresa {{company}} mudou o percentual que fica com ela. O novo percentual vale para as consultas marcadas a partir de agora; as que já estão marcadas não mudam.\n\n[Ver o percentual]({{url}})',
    text: 'Emma: o percentual da empresa {{company}} mudou para as próximas consultas. Veja em {{url}}',
  },
  member_removed: {
    subject: 'Você saiu da empresa {{company}}',
    email:
      'Olá, {{name}}!\n\nVocê não faz mais parte da empresa {{company}}. As consultas já marcadas continuam valendo, com a divisão de quando foram marcadas.\n\n[Ver suas empresas]({{url}})',
    text: 'Emma: você não faz mais parte da empresa {{company}}. Veja em {{url}}',
  },
  assistant_joined: {
    subject: '{{assistant}} entrou na sua equipe',
    email:
      'Olá, {{name}}!\n\n{{assistant}} aceitou seu convite e já pode cuidar da sua agenda.\n\nSe você não convidou esta pessoa, retire o acesso e troque sua senha.\n\n[Ver sua equipe]({{url}})',
    text: 'Emma: {{assistant}} aceitou seu convite e já pode cuidar da sua agenda. Veja em {{url}}',
  },
  terms_changed: {
    subject: 'Nossos termos mudaram',
    email:
      'Olá, {{name}}!\n\nOs termos da Emma mudaram. Leia o que mudou e aceite no próximo acesso.\n\n[Ler os termos]({{url}})',
    text: 'Emma: nossos termos mudaram. Leia e aceite em {{url}}',
  },
  break_glass: {
    subject: 'Acesso de emergência a prontuário',
    email:
      'Olá, {{name}}!\n\n{{specialist}} abriu um acesso de emergência a um prontuário, com motivo registrado. O acesso fica no registro de quem leu.\n\n[Ver na Emma]({{url}})',
    text: 'Emma: {{specialist}} abriu um acesso de emergência ao seu prontuário. Veja quem leu em {{url}}',
  },
} as const

/** E-mails, SMS and WhatsApp messages, sent by the server; names in braces are placeholders. */
export default {
  code: {
    subject: 'Seu código da Emma: {{code}}',
    email:
      'Seu código de confirmação é {{code}}.\n\nEle vale por {{minutes}} minutos. Não compartilhe este código com ninguém: a equipe da Emma nunca pede por ele.\n\nSe não foi você quem pediu, ignore esta mensagem.',
    text: 'Emma: seu código é {{code}}. Vale por {{minutes}} minutos. Não compartilhe com ninguém.',
  },
  /** To a person without an account, about a slot reserved for them. */
  /** After the first of several dates. */
  andMore: { one: '{{when}}, e mais uma data', other: '{{when}}, e mais {{more}} datas' },
  bookingLink: {
    series: {
      subject: 'Confirme sua série de consultas com {{specialist}}',
      email:
        'Olá, {{name}}!\n\n{{specialist}} reservou {{count}} horários de {{specialty}} para você ({{zone}}):\n\n{{dates}}\n\nVeja a regra de reembolso e confirme a série pagando uma das consultas até {{until}}. Cada uma das outras fica reservada até um dia antes dela e é paga à parte. Sem a confirmação, os horários voltam a ficar livres.\n\n[Ver e confirmar]({{url}})\n\nSe você não pediu estas consultas, ignore esta mensagem.',
      text: 'Emma: {{specialist}} reservou {{count}} horários para você: {{days}}. Confirme até {{until}}: {{url}}',
    },
    offered: {
      subject: 'Confirme sua consulta com {{specialist}}',
      email:
        'Olá, {{name}}!\n\n{{specialist}} reservou um horário de {{specialty}} para você: {{when}} ({{zone}}).\n\nVeja o valor e a regra de reembolso, e confirme até {{until}}. Depois disso, o horário volta a ficar livre.\n\n[Ver e confirmar]({{url}})\n\nSe você não pediu esta consulta, ignore esta mensagem.',
      text: 'Emma: {{specialist}} reservou um horário para você, {{when}} ({{zone}}). Confirme até {{until}}: {{url}}',
    },
    over: {
      subject: 'O horário não está mais reservado',
      email:
        'Olá, {{name}}!\n\nO horário de {{specialty}} com {{specialist}}, {{when}} ({{zone}}), não está mais reservado para você. Nada foi cobrado.',
      text: 'Emma: o horário com {{specialist}}, {{when}} ({{zone}}), não está mais reservado para você. Nada foi cobrado.',
    },
  },
  /** To a visitor who chose a slot before having an account. */
  signUpCode: {
    subject: 'Seu código da Emma: {{code}}',
    email:
      'Seu código é {{code}}.\n\nEle vale por {{minutes}} minutos. Com o código confirmado, reservamos o horário enquanto você completa os dados.\n\nEstá em outro aparelho? Abra o link abaixo e digite o código lá: o horário escolhido vem junto.\n\n[Continuar o agendamento]({{url}})\n\nNão compartilhe este código com ninguém: a equipe da Emma nunca pede por ele. Se não foi você quem pediu, ignore esta mensagem.',
  },
  teamInvitation: {
    subject: '{{specialist}} convidou você para a equipe na Emma',
    text: 'Olá, {{name}}!\n\n{{specialist}} convidou você para cuidar da agenda na Emma: consultas, agendamentos e o contato dos pacientes.\n\nPara aceitar, abra este link em até 7 dias. Ele funciona uma vez só.\n\n[Ver o convite]({{url}})\n\nSe você não esperava este convite, ignore esta mensagem.',
  },
  adminInvite: {
    subject: 'Seu acesso de administrador na Emma',
    text: 'Olá, {{name}}!\n\nVocê recebeu um convite para administrar a Emma. Para entrar, crie sua senha por este link em até 3 dias. Ele funciona uma vez só.\n\n[Criar minha senha]({{url}})\n\nNo primeiro acesso pediremos que você ative a verificação em duas etapas.\n\nSe você não esperava este convite, ignore esta mensagem.',
  },
  passwordReset: {
    subject: 'Sua senha da Emma',
    greeting: 'Olá, {{name}}!\n\n',
    open: 'Para criar uma senha nova, abra este link em até 30 minutos. Ele funciona uma vez só.\n\n[Criar senha nova]({{url}})\n\nSe não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
    pending:
      'Você pediu uma senha nova, mas seu cadastro ainda não foi confirmado. Faça o cadastro de novo e confirme o código que enviarmos.\n\n[Fazer o cadastro]({{url}})\n\nSe não foi você, ignore esta mensagem.',
    blocked:
      'Você pediu uma senha nova, mas sua conta está bloqueada. Fale com o suporte.\n\nSe não foi você, ignore esta mensagem.',
  },
  /** To an address that a company invited and that belongs to no specialist. */
  companyInvite: {
    subject: 'Convite para atender por {{company}}',
    email:
      'Olá!\n\n{{name}} convidou você para atender pela empresa {{company}} na Emma. Responda em até 7 dias.\n\nSe você já tem uma conta de especialista com este e-mail, [entre]({{login}}) e responda em Empresas. Se ainda não tem, [faça o cadastro]({{register}}) com este mesmo e-mail.\n\nSe você não conhece esta empresa, ignore esta mensagem: nada muda.',
  },
  accountExists: {
    subject: 'Você já tem uma conta na Emma',
    email:
      'Olá, {{name}}!\n\nAlguém tentou fazer um cadastro com o seu e-mail ou o seu CPF, que já têm uma conta na Emma. Nada mudou na sua conta.\n\nSe foi você, entre com o seu e-mail. Se esqueceu a senha, [crie outra]({{reset}}).\n\n[Entrar]({{login}})\n\nSe não foi você, não é preciso fazer nada.',
  },
  contactChange: {
    subject: 'Pedido de mudança no seu contato',
    email:
      'Olá, {{name}}!\n\nPediram para mudar {{what}} da sua conta. A mudança só vale depois que o código enviado ao novo contato for confirmado.\n\nSe não foi você, troque sua senha agora e fale com o suporte.\n\n[Abrir a minha conta]({{url}})',
    what: { email: 'o e-mail', cellphone: 'o celular' },
  },
  /** To the old e-mail address or cell phone, once a new one has taken effect. */
  contactChanged: {
    subject: 'Seu contato na Emma mudou',
    email:
      'Olá, {{name}}!\n\nMudamos {{what}} da sua conta.\n\nSe foi você, não precisa fazer nada. Se não foi, desfaça a mudança em até {{hours}} horas: todas as sessões terminam e você escolhe uma nova senha.\n\n[Desfazer a mudança]({{url}})',
    sms: 'Emma: o celular da sua conta mudou. Se não foi você, desfaça em até {{hours}} horas: {{url}}',
    what: { email: 'o e-mail', cellphone: 'o celular' },
  },
  /** Pushes. A locked device shows them to bystanders, so they say nothing else. */
  push: { title: 'Emma', text: 'Você tem uma notificação na Emma.' },
  /** In optional e-mails, and on the pages of their unsubscribe link. */
  unsubscribe: {
    footer:
      'Não quer mais receber notificações como esta por mensagem? [Cancelar estas notificações]({{url}})',
    ask: {
      title: 'Cancelar estas notificações?',
      text: '{{about}}: você deixa de receber por mensagem e continua vendo tudo na lista de notificações da Emma.',
      button: 'Cancelar estas notificações',
    },
    done: {
      title: 'Notificações canceladas',
      text: '{{about}}: você não recebe mais por mensagem. Para voltar a receber, abra Notificações no seu perfil.',
    },
  },
  kinds,
  arrive: {
    online: 'A sala de vídeo abre 10 minutos antes.',
    place: 'A consulta é presencial: {{place}}. Chegue alguns minutos antes.',
    several: 'O local de cada consulta está ao lado da data.',
  },
  where: {
    online: 'Online, por vídeo.',
    place: 'Presencial: {{place}}.',
    several: 'Os locais variam de uma consulta para outra.',
  },
  /** Beside a date of a series, where another names its place. */
  online: 'online',
  priced: 'Valor: {{price}}.',
  freeReturn: 'Retorno sem custo',
  free: 'Cancelamento grátis até {{free}}.',
  /** The owner of withdrawn money, if it is a company’s share. */
  ofCompany: ' da empresa {{company}}',
  creditKept: '{{amount}} estão na sua carteira.',
  /** The canceler, within a sentence. */
  by: { specialist: 'pelo especialista', platform: 'pela Emma' },
} as const
