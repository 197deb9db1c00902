/** A patient's review of a consultation that took place. */
export default {
  button: 'Avaliar',
  buttonOf: 'Avaliar a consulta com {{name}}',
  ask: {
    title: 'Como foi a sua consulta?',
    detail: '{{specialty}} com {{name}}, {{moment}}.',
    later: 'Agora não',
  },
  dialog: {
    title: 'Avaliar consulta',
    what: 'Sua consulta com {{name}}, {{moment}}.',
    rating: 'Sua nota',
    ratingMissing: 'Escolha uma nota de 1 a 5.',
    comment: 'Comentário (opcional)',
    commentHint: 'Aparece com o seu primeiro nome e a inicial do sobrenome. Não conte nada da sua saúde.',
    left: '{{count}} de {{max}}',
    submit: 'Enviar avaliação',
    cancel: 'Cancelar',
    done: 'Obrigado! Sua avaliação foi publicada.',
  },
  stars: {
    '1': '1 estrela: muito ruim',
    '2': '2 estrelas: ruim',
    '3': '3 estrelas: regular',
    '4': '4 estrelas: boa',
    '5': '5 estrelas: ótima',
  },
} as const
