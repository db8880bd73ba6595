/** Takes the place of Material's other kinds of fields: ours are outlined (admin/src/theme.ts), and a field that asks for another says so. */
export default function notOutlined(): never {
  throw new Error('Fields are outlined');
}

export { notOutlined as PickersFilledInput, notOutlined as PickersInput };
