/** The command palette: what the keyboard opens from anywhere. */
export default {
  title: 'Ir para',
  search: 'Buscar',
  hint: {
    admin: 'Tela, paciente ou especialista',
    specialist: 'Tela ou paciente',
    customer: 'Tela ou especialista',
  },
  list: 'O que abrir',
  screen: 'Tela',
  customer: 'Paciente',
  specialist: 'Especialista',
  none: 'Nada encontrado com esse nome.',
  failed: 'Não foi possível buscar pessoas agora.',
  keys: '↑↓ navegar · Enter abrir · Esc fechar',
} as const
