/** In the place of the PDF viewer, whose engine jsdom cannot run: its pages stand for a document that was handed over whole. */
export default function PdfPages({ file }: { readonly file: { readonly size: number } }) {
  return file.size > 0 ? <p>páginas del documento</p> : null;
}
