/** An e-mail address; too long for its line it breaks before the '@', not in the middle of a name. */
export function EmailAddress({ children }: { readonly children: string }) {
  const [mailbox, domain] = children.split('@');
  if (domain === undefined) return children;
  return (
    <>
      {mailbox}
      <wbr />@{domain}
    </>
  );
}
