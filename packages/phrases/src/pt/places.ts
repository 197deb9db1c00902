export default { online: 'Atendimento Online' } as const
