/** An e-mail address that, if it does not fit on its line, breaks before the '@'. */
export function Correo({ children }: { readonly children: string }) {
  const [buzon, dominio] = children.split('@');
  if (dominio === undefined) return children;
  return (
    <>
      {buzon}
      <wbr />@{dominio}
    </>
  );
}
