/** An e-mail address; too long for its line it breaks before the '@', not in the middle of a name. */
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
