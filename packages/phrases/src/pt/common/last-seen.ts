/** Data last seen, shown without a connection. */
export default {
  title: 'O que você viu por último',
  detail: 'Fica guardado só neste aparelho, até você sair da conta. Pode ter mudado desde então.',
  at: 'Visto em {{day}}, às {{hour}}',
  nothing: 'Não havia nada aqui.',
  open: 'Abrir',
  openOf: 'Abrir: {{title}}',
  parts: { agenda: 'Agenda', documents: 'Receitas e documentos', exams: 'Exames' },
} as const
