export default {
  version: 'Versão {{version}}, publicada em {{date}}',
  print: 'Imprimir',
  back: 'Início',
} as const
