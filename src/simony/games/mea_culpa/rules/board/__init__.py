"""The places of Mea Culpa's board, each with its rules: the Record of Sins, the Dens, the chests,
the building sites, the market and the House.
"""
