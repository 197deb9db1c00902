/** The first tour, in slides. */
export default {
  label: 'Conheça a Emma',
  slide: '{{at}} de {{total}}',
  go: 'Ir para {{at}} de {{total}}: {{title}}',
  dots: 'Partes do passeio',
  previous: 'Voltar',
  next: 'Avançar',
  skip: 'Pular',
  start: 'Começar',
  slides: {
    find: {
      title: 'Encontre quem cuida de você',
      detail:
        'Busque por nome, especialidade ou cidade, mesmo sem acentos. Veja preço, avaliações e próximos horários.',
    },
    book: {
      title: 'Marque em poucos toques',
      detail:
        'Escolha o horário e pague com Pix, cartão ou crédito da carteira. A regra de cancelamento aparece antes.',
    },
    meet: {
      title: 'Converse por vídeo',
      detail: 'Entre pela agenda dez minutos antes. A Emma testa câmera, microfone e conexão com você.',
    },
    keep: {
      title: 'Tudo em um só lugar',
      detail: 'Receitas, exames e consultas ficam em Saúde, com o registro de quem viu os seus dados.',
    },
    safe: {
      title: 'Seus dados são seus',
      detail:
        'Seus dados de saúde ficam criptografados. Veja quem leu, baixe uma cópia ou peça a exclusão da conta.',
    },
  },
} as const
