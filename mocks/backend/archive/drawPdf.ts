import type { CoverOf } from './drawCover.ts'

/** A valid one-page PDF with the name and date of its paper. */
export function drawPdf({ edition, publication, day }: CoverOf): string {
  const line = (size: number, y: number, words: string) => `BT /F1 ${size} Tf 72 ${y} Td (${words}) Tj ET`
  const content = [
    line(40, 720, 'El Far de Portclar'),
    line(18, 684, `${publication} - ${edition}`),
    line(18, 656, `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
}
