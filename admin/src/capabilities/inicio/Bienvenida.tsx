import { fechaLargaConDia, hoyEn, nombreDeDepartamento, propios } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { PageHeader } from '../../ui/PageHeader';
import { TareasDeHoy } from './TareasDeHoy';

/** 'sábado, 21 de noviembre de 2026 · Asistente Asamblea · Comercial': the day, and as whom one is here; a department that the role names is not said twice. */
export function useDiaYLugar(): string {
  const { role, idDepartamento } = useUsuario();
  const departamento = idDepartamento === null ? null : nombreDeDepartamento(idDepartamento);
  const yaDicho = departamento === null || role.includes(departamento) || departamento.startsWith(role);
  const lugar = yaDicho ? role : `${role} · ${departamento}`;
  return `${fechaLargaConDia(hoyEn(new Date()))} · ${lugar}`;
}

/** Head of a home page: who, which day, and the tasks of today. */
export function Bienvenida() {
  const { nombre } = useUsuario();
  return <PageHeader title={propios.saludo(nombre)} description={useDiaYLugar()} actions={<TareasDeHoy />} />;
}
