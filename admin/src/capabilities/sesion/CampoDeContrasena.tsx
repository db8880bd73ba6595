import { textoDe } from '../../ui/acto/Texto';
import type { EntradaDeActo } from '../../ui/acto/tipos';
import { PasswordField } from './PasswordField';

/** One's own, asked for anew before something that an open screen must not give to anybody. */
export function CampoDeContrasena(props: EntradaDeActo) {
  const { name, value, onChange, onBlur } = props;
  return (
    <PasswordField
      {...textoDe(props)}
      name={name}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
