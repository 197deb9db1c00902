/** What happened, in the list of the header. */
const kinds = {
  booking_confirmed: { title: 'Consulta confirmada', detail: 'Com {{name}}, {{moment}}.' },
  booking_rescheduled: { title: 'Consulta remarcada', detail: 'Com {{name}}, agora {{moment}}.' },
  reminder_24h: { title: 'Lembrete de consulta', detail: 'Com {{name}}, {{moment}}.' },
  reminder_1h: { title: 'Sua consulta é daqui a pouco', detail: 'Com {{name}}, {{moment}}.' },
  waitlist_offer: { title: 'Abriu um horário para você', detail: 'Com {{name}}, {{moment}}. Responda logo.' },
  reschedule_asked: {
    title: 'Pedido para remarcar',
    detail: '{{name}} pede outro horário no lugar de {{moment}}.',
  },
  canceled_by_specialist: {
    title: 'Consulta cancelada pelo especialista',
    detail: 'Com {{name}}, {{moment}}.',
  },
  canceled_by_customer: { title: 'Consulta cancelada pelo paciente', detail: '{{name}}, {{moment}}.' },
  canceled_by_platform: { title: 'Consulta cancelada pela administração', detail: '{{name}}, {{moment}}.' },
  refund_done: { title: 'Reembolso concluído', detail: '{{amount}} da consulta com {{name}}.' },
  refund_failed: { title: 'Reembolso em nova tentativa', detail: '{{amount}} da consulta com {{name}}.' },
  chargeback: { title: 'Pagamento contestado', detail: '{{amount}} da consulta de {{moment}}.' },
  withdrawal_requested: { title: 'Saque pedido', detail: '{{amount}}.' },
  withdrawal_approved: { title: 'Saque aprovado', detail: '{{amount}}, a caminho do banco.' },
  withdrawal_rejected: { title: 'Saque recusado', detail: '{{amount}} de volta no saldo.' },
  withdrawal_paid: { title: 'Saque pago', detail: '{{amount}} na sua conta bancária.' },
  withdrawal_failed: { title: 'Saque não concluído', detail: '{{amount}} de volta no saldo.' },
  withdrawal_waiting: { title: 'Saque esperando aprovação', detail: '{{amount}}.' },
  books_differ: {
    title: 'Diferença na conciliação',
    detail: 'Os saques param até que alguém resolva.',
  },
  bank_account_changed: {
    title: 'Conta bancária alterada',
    detail: 'Se não foi você, troque a senha e fale com o suporte.',
  },
  password_changed: {
    title: 'Senha alterada',
    detail: 'Se não foi você, redefina a senha e fale com o suporte.',
  },
  second_factor_changed: {
    title: 'Verificação em duas etapas alterada',
    detail: 'Se não foi você, redefina a senha e fale com o suporte.',
  },
  account_approved: { title: 'Cadastro aprovado', detail: 'Você já pode atender pela Emma.' },
  account_refused: { title: 'Cadastro não aprovado', detail: 'Veja o motivo e corrija os dados.' },
  account_suspended: { title: 'Conta suspensa', detail: 'Veja o motivo e fale com o suporte.' },
  document_ready: { title: 'Documento recebido', detail: '{{name}} emitiu um documento para você.' },
  specialist_waiting: { title: '{{name}} espera por você', detail: 'Na sala de vídeo da consulta.' },
  patient_waiting: { title: '{{name}} espera por você', detail: 'Na sala de vídeo, consulta de {{moment}}.' },
  chat_message: { title: 'Mensagem nova', detail: 'De {{name}}.' },
  queue_called: { title: 'É a sua vez', detail: 'Um especialista está chamando você.' },
  queue_refunded: { title: 'Saída da fila', detail: '{{amount}} voltam inteiros para você.' },
  company_waiting: { title: 'Empresa esperando análise', detail: '{{company}}.' },
  company_approved: { title: 'Empresa aprovada', detail: '{{company}} já pode convidar especialistas.' },
  company_rejected: {
    title: 'Empresa não aprovada',
    detail: 'Veja o motivo e corrija os dados de {{company}}.',
  },
  company_suspended: { title: 'Empresa suspensa', detail: 'Veja o motivo da suspensão de {{company}}.' },
  invite_received: { title: 'Convite para um grupo', detail: 'De {{company}}. Vale por 7 dias.' },
  invite_accepted: { title: 'Convite aceito', detail: 'Mais um especialista em {{company}}.' },
  invite_rejected: { title: 'Convite recusado', detail: 'Um especialista não entrou em {{company}}.' },
  member_left: { title: 'Um membro saiu', detail: 'Um especialista deixou {{company}}.' },
  admin_assigned: { title: 'Você administra um grupo', detail: 'Agora você administra {{company}}.' },
  company_percent: {
    title: 'Percentual alterado',
    detail: '{{company}} mudou o percentual das próximas consultas.',
  },
  member_removed: { title: 'Saída de grupo', detail: 'Você não faz mais parte de {{company}}.' },
  terms_changed: { title: 'Nossos termos mudaram', detail: 'Leia o que é novo.' },
  break_glass: {
    title: 'Acesso de emergência ao seu prontuário',
    detail: '{{name}} leu com motivo registrado.',
  },
} as const

/** The list of the header, and the notice of a canceled consultation on the patient's home. */
export default {
  kinds,
  bell: {
    label: 'Notificações',
    unread_one: '{{count}} notificação nova',
    unread_other: '{{count}} notificações novas',
    title: 'Notificações',
    noneDetail: 'Avisos sobre consultas, reembolsos e sua conta aparecem aqui.',
    removeOf: 'Remover aviso: {{title}}',
    clear: 'Limpar tudo',
  },
  device: { title: 'Este aparelho' },
  push: {
    title: 'Avisos no aparelho',
    switch: 'Receber avisos neste aparelho',
    detail:
      'Chegam mesmo com a Emma fechada e dizem só que há um aviso: o conteúdo fica atrás da sua senha. Valem até você sair da conta aqui.',
    turnedOn: 'Avisos ativados neste aparelho.',
    deniedTitle: 'Os avisos estão bloqueados',
    denied:
      'Você recusou avisos da Emma neste navegador, e só nele dá para mudar: abra as permissões do site (o ícone ao lado do endereço), permita notificações e recarregue a página.',
    unsupported:
      'Este navegador não recebe avisos. No iPhone e no iPad, adicione a Emma à Tela de Início e abra por lá.',
    failed: 'O navegador não conseguiu ativar os avisos agora. Tente de novo mais tarde.',
  },
  install: {
    title: 'Aplicativo',
    detail: 'A Emma abre da tela inicial, em tela cheia e mais depressa. Não ocupa quase nada.',
    button: 'Instalar a Emma',
    done: 'A Emma está instalada neste aparelho.',
    byHand:
      'Para instalar, abra o menu do navegador e escolha “Instalar aplicativo” ou “Adicionar à tela inicial”. No iPhone, toque em Compartilhar e em “Adicionar à Tela de Início”.',
  },
  canceled: {
    title: 'Consulta cancelada',
    detail: '{{name}} cancelou a consulta de {{moment}}.',
    credit: 'O valor de {{amount}} já é crédito na sua carteira.',
    creditLeft: 'Do crédito de {{amount}}, restam {{left}} na sua carteira.',
    creditGone: 'O crédito de {{amount}} já foi usado ou devolvido.',
    unpaid: 'Nada tinha sido cobrado.',
    position: '{{at}} de {{total}}',
    next: 'Próximo aviso',
    remove: 'Remover aviso',
    clear: 'Limpar avisos',
    useCredit: 'Usar crédito',
    toCard: 'Estornar no cartão',
  },
} as const
