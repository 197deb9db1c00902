/** The command palette: what the keyboard opens from anywhere. */
export default {
  title: 'Ir para',
  search: 'Buscar',
  hint: {
    admin: 'Tela, paciente ou especialista',
    specialist: 'Paciente, tela ou ação: bloquear amanhã à tarde',
    customer: 'Tela ou especialista',
  },
  list: 'O que abrir',
  action: 'Ação',
  block: { part: 'Bloquear {{day}}, {{part}}', day: 'Bloquear {{day}}, o dia todo' },
  parts: { manha: 'de manhã', tarde: 'à tarde', noite: 'à noite' },
  prescribe: 'Nova receita para {{name}}',
  book: 'Marcar consulta para {{name}}',
  screen: 'Tela',
  customer: 'Paciente',
  specialist: 'Especialista',
  none: 'Nada encontrado com esse nome.',
  failed: 'Não foi possível buscar pessoas agora.',
  keys: '↑↓ navegar · Enter abrir · Esc fechar',
} as const
