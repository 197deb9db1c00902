/** Hormones, tumour markers and levels of medicines. A row: name as laboratories print it | English | other words that find it. */
export const hormones = `
TSH | TSH | tireoide, hormonio tireoestimulante
T4 livre | Free T4 | tireoide, tiroxina
T4 total | Total T4 | tireoide
T3 total | Total T3 | tireoide, triiodotironina
T3 livre | Free T3 | tireoide
T3 reverso | Reverse T3 | tireoide
Anticorpos antitireoperoxidase | Anti-thyroid peroxidase antibodies | anti-tpo, hashimoto
Anticorpos antitireoglobulina | Anti-thyroglobulin antibodies | anti-tg
Anticorpos antirreceptor de TSH | TSH receptor antibodies | trab, graves
Tireoglobulina | Thyroglobulin |
Calcitonina | Calcitonin |
Paratormônio intacto | Intact parathyroid hormone | pth
Cortisol basal (8 h) | Morning cortisol | cortisol
Cortisol salivar (23 h) | Late-night salivary cortisol | cushing
Cortisol livre urinário de 24 horas | 24-hour urinary free cortisol | cushing
Cortisol após 1 mg de dexametasona | 1 mg dexamethasone suppression test | cushing
ACTH | ACTH | hormonio adrenocorticotrofico
Aldosterona | Aldosterone | hiperaldosteronismo
Atividade plasmática de renina | Plasma renin activity | hiperaldosteronismo
Relação aldosterona/renina | Aldosterone to renin ratio | hiperaldosteronismo
Metanefrinas plasmáticas | Plasma metanephrines | feocromocitoma
Metanefrinas urinárias de 24 horas | 24-hour urinary metanephrines | feocromocitoma
Catecolaminas plasmáticas | Plasma catecholamines |
Catecolaminas urinárias | Urinary catecholamines |
Ácido vanilmandélico urinário | Urinary vanillylmandelic acid |
Ácido 5-hidroxi-indolacético urinário | Urinary 5-hydroxyindoleacetic acid | carcinoide
FSH | FSH | hormonio foliculo-estimulante
LH | LH | hormonio luteinizante
Estradiol | Oestradiol | e2
Estriol | Oestriol |
Progesterona | Progesterone |
17-alfa-hidroxiprogesterona | 17-hydroxyprogesterone | hiperplasia adrenal
Prolactina | Prolactin |
Macroprolactina | Macroprolactin |
Testosterona total | Total testosterone |
Testosterona livre | Free testosterone |
Globulina ligadora de hormônios sexuais | Sex hormone-binding globulin | shbg
Di-hidrotestosterona | Dihydrotestosterone | dht
Sulfato de deidroepiandrosterona | Dehydroepiandrosterone sulfate | s-dhea, sdhea
Androstenediona | Androstenedione |
Hormônio antimülleriano | Anti-Müllerian hormone | reserva ovariana, ham
Beta-hCG quantitativo | Quantitative beta-hCG | gravidez, bhcg
Beta-hCG qualitativo | Qualitative beta-hCG | teste de gravidez
Hormônio do crescimento (GH) | Growth hormone | gh
IGF-1 (somatomedina C) | IGF-1 | acromegalia
IGFBP-3 | IGFBP-3 |
Gastrina | Gastrin | zollinger
Hormônio antidiurético | Antidiuretic hormone | adh, vasopressina
Leptina | Leptin |
Eritropoetina | Erythropoietin |
Anticorpos antidescarboxilase do ácido glutâmico | Anti-GAD antibodies | anti-gad, diabetes tipo 1
Anticorpos anti-ilhota | Islet cell antibodies | diabetes tipo 1
Anticorpos anti-insulina | Insulin antibodies | diabetes tipo 1
`

export const markers = `
Antígeno prostático específico total | Total prostate-specific antigen | psa, prostata
Antígeno prostático específico livre | Free prostate-specific antigen | psa, prostata
Antígeno carcinoembrionário | Carcinoembryonic antigen | cea
Alfafetoproteína | Alpha-fetoprotein | afp
CA 125 | CA 125 | ovario
CA 15-3 | CA 15-3 | mama
CA 19-9 | CA 19-9 | pancreas
CA 72-4 | CA 72-4 | estomago
HE4 | HE4 | ovario
Cromogranina A | Chromogranin A | neuroendocrino
Enolase neurônio-específica | Neuron-specific enolase | nse
CYFRA 21-1 | CYFRA 21-1 | pulmao
Beta-2-microglobulina | Beta-2 microglobulin | mieloma
Cadeias leves livres kappa e lambda | Free kappa and lambda light chains | mieloma
Imunofixação sérica | Serum immunofixation | mieloma
Imunofixação urinária | Urine immunofixation | mieloma
`

export const levels = `
Lítio sérico | Serum lithium | litemia
Ácido valproico sérico | Serum valproic acid | valproato
Carbamazepina sérica | Serum carbamazepine |
Fenitoína sérica | Serum phenytoin |
Fenobarbital sérico | Serum phenobarbital |
Lamotrigina sérica | Serum lamotrigine |
Levetiracetam sérico | Serum levetiracetam |
Digoxina sérica | Serum digoxin |
Vancomicina sérica | Serum vancomycin | vancocinemia
Gentamicina sérica | Serum gentamicin |
Amicacina sérica | Serum amikacin |
Teofilina sérica | Serum theophylline |
Ciclosporina sanguínea | Blood ciclosporin |
Tacrolimo sanguíneo | Blood tacrolimus |
Sirolimo sanguíneo | Blood sirolimus |
Metotrexato sérico | Serum methotrexate |
Chumbo sanguíneo | Blood lead | intoxicacao
Mercúrio sanguíneo | Blood mercury | intoxicacao
Arsênio urinário | Urinary arsenic | intoxicacao
Carboxi-hemoglobina | Carboxyhaemoglobin | monoxido de carbono
Álcool etílico sanguíneo | Blood ethanol | etanol
Triagem toxicológica urinária | Urine drug screen | drogas
`
