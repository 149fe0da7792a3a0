import type { HelpTexts } from './HelpTexts.ts'

export const ca: HelpTexts = {
  more: 'Més ajuda',
  contact: 'Escriu-nos',
  questions: {
    title: 'Preguntes freqüents',
    standfirst: 'El que ens demaneu més sovint sobre el compte i la subscripció.',
    paragraphs: [],
    questions: [
      {
        question: 'Com em registro?',
        answer:
          'Amb el correu, una contrasenya, el nom i la data de naixement; és gratuït. T’enviem un enllaç per validar el correu, que val durant 24 hores.',
      },
      {
        question: 'No m’ha arribat el correu de validació. Què faig?',
        answer:
          'Mira la carpeta de correu brossa. Si no hi és, o si l’enllaç ha caducat, entra al compte i demana’n un altre.',
      },
      {
        question: 'Què puc llegir sense subscripció?',
        answer:
          'Quan valides el correu comencen dues setmanes de prova gratuïta; després pots llegir deu peces cada mes. Fins que no el valides, l’accés és restringit.',
      },
      {
        question: 'Què té de més la subscripció completa?',
        answer:
          'Pots comentar, consultar l’hemeroteca i regalar deu articles cada mes. Cada regal es pot obrir durant set dies.',
      },
      {
        question: 'He oblidat la contrasenya.',
        answer:
          'Escriu el correu a la pàgina d’entrada i tria «He oblidat la contrasenya»: t’enviarem un enllaç per fer-ne una de nova.',
      },
      {
        question: 'Com puc parlar amb vosaltres?',
        answer: 'Per telèfon, de dilluns a divendres de 9 a 14\u00a0h, o amb el formulari de contacte.',
      },
    ],
    next: 'Escriu-nos',
  },
  data: {
    title: 'Què fem amb les teves dades',
    standfirst: 'Guardem el que ens dius en registrar-te, el que deses i a qui segueixes. No ho venem a ningú.',
    paragraphs: [
      'Ho guardem perquè ho trobis a tots els teus aparells. Pots corregir les teves dades des del perfil i demanar-ne una còpia des de la pàgina de contacte.',
    ],
    next: 'Llegeix la política de privacitat',
  },
  dark: {
    title: 'Mode fosc',
    standfirst: 'Lletres clares sobre paper fosc, per llegir de nit.',
    paragraphs: [
      'Des de la configuració del perfil pots triar el mode clar, el fosc o el del teu dispositiu. De moment el mode fosc només és per a la redacció.',
    ],
  },
  editions: {
    title: 'Canvia d’edició',
    standfirst: 'L’aplicació té les edicions de Catalunya, de les Illes Balears i d’Andorra.',
    paragraphs: [
      'Tria la teva des de la configuració del perfil, a l’aplicació: la portada i els avisos seran els d’aquella edició.',
    ],
  },
  deletion: {
    title: 'Esborra el compte',
    standfirst: 'Pots esborrar el compte des de les dades personals del perfil.',
    paragraphs: [
      'S’esborren també les llistes, els seguiments i el perfil públic, i no es poden recuperar.',
      'Si tens una subscripció activa, primer l’has de donar de baixa amb el servei de subscripcions.',
    ],
    next: 'Escriu al servei de subscripcions',
  },
  card: {
    title: 'El carnet de subscriptor',
    standfirst: 'El trobaràs al perfil, al web i a l’aplicació.',
    paragraphs: ['Ensenya’l per entrar als actes del diari i per tenir els descomptes de l’espai del subscriptor.'],
    next: 'Vés a l’espai del subscriptor',
  },
}
