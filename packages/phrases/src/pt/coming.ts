/** One sentence of purpose for each route whose screen is still to come; gone when its screen is there. */
export default {
  companies: 'Os grupos de que você participa e os convites recebidos.',
  'company-information': 'Membros, convites, percentual e permissões do grupo.',
  'admin-companies': 'As empresas cadastradas e sua situação.',
  'company-details': 'Situação, documento, recebedor e membros da empresa.',
} as const
