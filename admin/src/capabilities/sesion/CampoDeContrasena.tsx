import { textFieldProps } from '../../ui/act/TextLineField';
import type { ActInputProps } from '../../ui/act/types';
import { PasswordField } from './PasswordField';

/** One's own, asked for anew before something that an open screen must not give to anybody. */
export function CampoDeContrasena(props: ActInputProps) {
  const { name, value, onChange, onBlur } = props;
  return (
    <PasswordField
      {...textFieldProps(props)}
      name={name}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
