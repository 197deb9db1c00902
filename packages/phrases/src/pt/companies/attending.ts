/** The group a specialist works for: in the header and in the phone's menu. */
export default {
  label: 'Atendendo por',
  own: 'Consultório próprio',
  used: 'A partir de agora você atende por {{name}}.',
  unused: 'A partir de agora você atende sem empresa.',
} as const
