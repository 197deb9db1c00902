/** The platform's posts for patients. */
export default {
  title: 'Para ler',
  none: 'Ainda não há publicações.',
  minutes_one: '{{count}} min de leitura',
  minutes_other: '{{count}} min de leitura',
  more: 'Ver mais publicações',
  back: 'Voltar ao início',
  home: 'Ir para o início',
  missing: 'Esta publicação não está mais disponível',
  missingDetail: 'Ela pode ter sido retirada. Veja as outras no início.',
} as const
