/** Patients' comments, by stars. */
export const reviewTexts: readonly (readonly [rating: number, comment: string | null])[] = [
  [5, 'Muito atencioso, explicou tudo com calma e tirou todas as minhas dúvidas.'],
  [5, 'Consulta pontual e sem pressa. Recomendo.'],
  [5, 'Saí com um plano claro do que fazer. Excelente.'],
  [5, null],
  [5, 'Escutou tudo com atenção, do começo ao fim.'],
  [4, 'Boa consulta, a imagem travou um pouco no início, mas deu certo.'],
  [4, 'Atendimento cuidadoso. Atrasou uns dez minutos.'],
  [4, null],
  [5, 'Já é a terceira consulta, sempre com ótimo atendimento.'],
  [3, 'Achei a consulta um pouco rápida, mas resolveu o que eu precisava.'],
]
