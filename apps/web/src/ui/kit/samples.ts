import { ApiError, NetworkError } from '@emma/contracts/kit'

/** Content of the kit's page: never part of the product. */
export const sampleText = {
  sections: {
    mark: 'Brand',
    type: 'Type',
    colours: 'Colours',
    pictures: 'StatePicture',
    blocks: 'StateStrip, ActionBar',
    badges: 'StatusBadge',
    sheets: 'Sheet',
    header: 'PageHeader',
    states: 'StateBlock',
    table: 'WorkTable',
    booking: 'AppointmentCard, MoneyCard',
    slots: 'PersonRow, SlotPicker',
    queue: 'QueueBoard',
    chat: 'ChatThread',
    map: 'PlaceMap',
    chips: 'StatusChip, MoneyText, PersonAvatar',
    fields: 'Fields',
    forms: 'Steps, PasswordField, CodeField, ResendCode, AddressFields, AvatarField, UploadField',
    buttons: 'Buttons, toasts, confirm',
    messages: 'E-mail, SMS, WhatsApp, push',
  },
  identity: {
    greeting: 'Bom dia, Paula',
    heading: 'Sua consulta é hoje, às 9h30',
    sentence: 'Helena Vasconcelos · Clínica médica · R$ 180,00',
    dimmed: 'Horário de Brasília',
  },
  sheets: { filters: 'Filtros', whole: 'Conversa', see: 'Ver 12 resultados', text: 'Bom dia! Tudo bem?' },
  messages: { which: 'Mensagem', language: 'Idioma', pt: 'Português', en: 'English' },
  chat: {
    question: 'Bom dia! Posso tomar o remédio à noite?',
    answer: 'Pode sim, desde que seja sempre no mesmo horário.',
  },
  blocks: {
    over: 'seg., 23 de nov., 10:00',
    total: 'R$ 180,00',
    under: '30 min · Online, por vídeo',
    pay: 'Continuar',
    later: 'Depois',
    full: 'Limpar filtros',
    notice: 'R$ 120,00 de crédito da consulta cancelada com Antônio.',
  },
  title: 'Consultas',
  subtitle: 'Suas consultas por situação, período e paciente.',
  primary: 'Nova consulta',
  secondary: 'Exportar',
  destructive: 'Cancelar consulta',
  emptyTitle: 'Você ainda não tem consultas',
  emptyDetail: 'Escolha um especialista e marque a primeira.',
  confirmDetail: 'O valor volta inteiro para o cartão em até dois dias úteis.',
  caption: 'Consultas desta semana',
  tableStates: ['Cheia', 'Carregando', 'Vazia', 'Com erro'],
  attend: 'Atender',
  more: 'Mais ações de',
  columns: { patient: 'Paciente', day: 'Dia', status: 'Situação', price: 'Valor' },
  fields: {
    cpf: 'CPF',
    cep: 'CEP',
    phone: 'Celular',
    money: 'Valor',
    date: 'Dia',
    birth: 'Data de nascimento',
    hour: 'Hora',
    broken: 'CPF com erro',
  },
  fieldErrors: {
    date: 'Informe uma data a partir de hoje.',
    birth: 'Confira o ano de nascimento.',
    hour: 'Informe a hora.',
    money: 'O máximo é R$ 2.000,00.',
    moneyHint: 'De R$ 30,00 a R$ 2.000,00.',
  },
  steps: ['Quem é você', 'Contato', 'Senha e termos'],
  password: 'Senha',
  document: 'Documento do conselho',
  fileName: 'carteira-do-conselho-frente-e-verso.pdf',
  fieldError: 'Informe um CPF válido.',
  toast: 'Consulta marcada para terça-feira, 09:30.',
} as const

export const sampleStatuses = [
  { tone: 'success', label: 'Confirmada' },
  { tone: 'info', label: 'Em atendimento' },
  { tone: 'warning', label: 'Aguardando pagamento' },
  { tone: 'danger', label: 'Cancelada' },
  { tone: 'neutral', label: 'Realizada' },
] as const

export const sampleRows = [
  {
    id: '1',
    due: true,
    name: 'Ana Souza Lima',
    email: 'ana.souza.lima@emma.test',
    day: '24/11/2026 09:30',
    status: sampleStatuses[0],
    price: 18_000,
  },
  {
    id: '2',
    due: false,
    name: 'Bruno Carvalho',
    email: 'bruno@emma.test',
    day: '24/11/2026 10:00',
    status: sampleStatuses[2],
    price: 25_050,
  },
  {
    id: '3',
    due: false,
    name: 'Maria Eduarda dos Santos da Conceição de Albuquerque Cavalcanti',
    email: 'maria.eduarda.da.conceicao.de.albuquerque@clinicajardimpaulista.example.com.br',
    day: '25/11/2026 14:15',
    status: sampleStatuses[3],
    price: 123_456,
  },
] as const

export const samplePeople = [
  'Ana Souza Lima',
  'Bruno Carvalho',
  'Célia Nogueira',
  'Davi Prado',
  'Érica Reis',
  'Fábio Tavares',
] as const

export const refusal = new ApiError({
  type: 'about:blank',
  title: 'Erro',
  status: 503,
  code: 'unavailable',
  detail: 'O sistema está indisponível no momento. Tente novamente em instantes.',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
})

export const lost = new ApiError({
  type: 'about:blank',
  title: 'Erro',
  status: 404,
  code: 'not_found',
  detail: 'Não encontramos o que você procura.',
  traceId: refusal.problem.traceId,
})

export const noConnection = new NetworkError('unreachable')

/** Values for the blanks of messages. */
export const sampleMessages = {
  name: 'Paula',
  specialist: 'Helena Vasconcelos',
  specialty: 'Clínica médica',
  company: 'Clínica Horizonte',
  when: 'terça-feira, 24 de novembro de 2026 às 09:00',
  zone: 'horário de Brasília',
  until: '09:15',
  amount: 'R$ 180,00',
  credit: 'O valor de R$ 180,00 já é crédito na sua carteira.',
  arrive: 'A sala de vídeo abre 10 minutos antes.',
  code: '482913',
  minutes: '10',
  what: 'o e-mail',
  url: 'https://emma.test/customer/agenda',
  login: 'https://emma.test/login',
  reset: 'https://emma.test/authentication/forgot-password',
} as const
