import { Bienvenida } from './Bienvenida';
import { Tarjetas } from './Tarjetas';

/** Home of an area without a dashboard of its own: who, today, the tasks, and what this user can open. */
export default function Inicio() {
  return (
    <>
      <Bienvenida />
      <Tarjetas />
    </>
  );
}
