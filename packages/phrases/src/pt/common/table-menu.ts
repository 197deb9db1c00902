/** A list's menu: actions on all of it. */
export default {
  file: 'Baixar planilha (CSV)',
  filePending: 'Preparando a planilha…',
  fileCut: 'A planilha traz as primeiras {{rows}} de {{total}} linhas. Filtre a lista para baixar as outras.',
  usual: 'Ordem padrão',
  up: '{{header}}: crescente',
  down: '{{header}}: decrescente',
} as const
